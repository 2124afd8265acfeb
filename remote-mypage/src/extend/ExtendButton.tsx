import type { Subscription } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';
import { settings } from '@shared/config/settings';
import { offeredExtension } from '@shared/domain/extension';
import { today } from '@shared/session';
import { Button } from '@shared/ui/Button';
import css from './ExtendButton.module.css';
import { whyNoExtension } from './extend.copy';
import { useExtend } from './use-extend';

type Props = { subscription: Subscription; data: UserData };

/** The extension, or why there is none: both from the same answer. Source: EXT-001, 003…005. */
export function ExtendButton({ subscription, data }: Props) {
  const extend = useExtend(subscription, data);
  const { windowDays } = settings.extension;
  const offer = offeredExtension(subscription, data.subscriptions, today(), windowDays);
  if (offer.ok) {
    return (
      <Button block busy={extend.isBusy} onClick={() => void extend.run(offer.value)}>
        연장하기
      </Button>
    );
  }
  const why = whyNoExtension[offer.error](subscription, windowDays);
  return why === undefined ? null : <p className={css['why']}>{why}</p>;
}
