import { stayingReactions } from '@shared/api/reaction';
import type { Subscription } from '@shared/api/subscription';
import { settings } from '@shared/config/settings';
import { isInUse } from '@shared/domain/subscription';
import { SavedMessage } from '@shared/page/SavedMessage';
import { canSaveDocuments } from '@shared/page/save-document';
import { useSaveDocument } from '@shared/page/use-save-document';
import { queryClient } from '@shared/query';
import { react, today, useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Icon } from '@shared/ui/Icon';
import { couponsQuery } from '../queries/coupons';
import { calendarFile } from './calendar-file';
import { datesOf } from './dates-of';

const NAME = 'ServiceCare+ 일정.ics';
const WORD = '일정표';

type Props = { subscription: Subscription };

/** Saves the days of an active membership for the calendar of the phone, where the program can save files. */
export function SaveDates({ subscription }: Props) {
  const { inApp } = useSession();
  const { save, isBusy, saved, share } = useSaveDocument({
    name: NAME,
    word: WORD,
    load: () => fileOf(subscription),
    onFailure: (thrown) => react(thrown, stayingReactions),
  });
  if (!isInUse(subscription) || subscription.stopsOn === undefined) return null;
  if (!canSaveDocuments({ name: NAME, inApp })) return null;
  return (
    <>
      <Button variant="quiet" block busy={isBusy} onClick={() => void save()}>
        <Icon name="calendar" size="small" />
        달력에 날짜 넣기
      </Button>
      <SavedMessage word={WORD} saved={saved} share={share} />
    </>
  );
}

async function fileOf(subscription: Subscription): Promise<Blob> {
  const { usable } = await queryClient.fetchQuery(couponsQuery(subscription));
  const { windowDays } = settings.extension;
  const events = datesOf(subscription, { usable, today: today(), windowDays });
  return new Blob([calendarFile(events, today())], { type: 'text/calendar' });
}
