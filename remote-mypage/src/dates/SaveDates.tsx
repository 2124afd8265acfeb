import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { isInUse } from '@shared/domain/subscription';
import { SaveButton } from '@shared/page/SaveButton';
import { canSaveDocuments } from '@shared/page/save-document';
import { queryClient } from '@shared/query';
import { today, useSession } from '@shared/session';
import { couponsQuery } from '../queries/coupons';
import { calendarFile } from './calendar-file';
import { datesOf } from './dates-of';

const NAME = 'ServiceCare+ 일정.ics';

type Props = { subscription: Subscription };

/** Saves the days of an active membership for the calendar of the phone, where the program can save files. */
export function SaveDates({ subscription }: Props) {
  const { inApp } = useSession();
  if (!isInUse(subscription) || subscription.stopsOn === undefined) return null;
  if (!canSaveDocuments({ name: NAME, inApp })) return null;
  return (
    <SaveButton
      name={NAME}
      word="일정표"
      label="달력에 날짜 넣기"
      icon="calendar"
      variant="quiet"
      load={() => fileOf(subscription)}
    />
  );
}

async function fileOf(subscription: Subscription): Promise<Blob> {
  const { usable } = await queryClient.fetchQuery(couponsQuery(subscription));
  const { windowDays } = settings.extension;
  const events = datesOf(subscription, { usable, today: today(), windowDays });
  return new Blob([calendarFile(events, today())], { type: 'text/calendar' });
}
