import type { Subscription } from '@shared/api/subscription';
import type { UserData } from '@shared/api/user';
import { settings } from '@shared/config/settings';
import { offeredExtension } from '@shared/domain/extension';
import { revokeBadge } from '@shared/domain/subscription';
import { today, usePackages } from '@shared/session';
import { Button } from '@shared/ui/Button';
import css from './ExtendButton.module.css';
import { unfitText, whyNoExtension } from './extend.copy';
import { unfit, useExtend } from './use-extend';

type Props = { subscription: Subscription; data: UserData };

/** Shows the extension button, or the reason why there is none. Source: EXT-001, 003…005. */
export function ExtendButton({ subscription, data }: Props) {
  const extend = useExtend(subscription, data);
  const packages = usePackages();
  const { windowDays } = settings.extension;
  const offer = offeredExtension(subscription, data.subscriptions, today(), windowDays);
  // The card shows the expected refund instead.
  if (revokeBadge(subscription) !== 0) return null;
  if (offer.ok) {
    const reason = unfit(subscription, data, packages.data ?? []);
    return (
      <>
        {reason !== undefined && <WhyNot why={unfitText[reason]} />}
        {reason !== 'none' && (
          <ExtendNow isBusy={extend.isBusy} onPress={() => void extend.run(offer.value)} />
        )}
      </>
    );
  }
  const why = whyNoExtension[offer.error](subscription, windowDays);
  return why === undefined ? null : <WhyNot why={why} />;
}

export const WhyNot = ({ why }: { why: string }) => <p className={css['why']}>{why}</p>;

type Pressed = { isBusy: boolean; onPress: () => void };

export const ExtendNow = ({ isBusy, onPress }: Pressed) => (
  <Button block busy={isBusy} onClick={onPress}>
    연장하기
  </Button>
);
