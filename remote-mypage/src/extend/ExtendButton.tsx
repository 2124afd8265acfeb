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

/**
 * Returns the extension that is offered today, or the reason for none. A membership with a requested cancellation has
 * neither, because its card shows the expected refund. Source: EXT-003…005.
 */
export const extensionOffer = (subscription: Subscription, { subscriptions }: UserData) =>
  revokeBadge(subscription) === 0
    ? offeredExtension(subscription, subscriptions, today(), settings.extension.windowDays)
    : undefined;

/** Shows the extension button while an extension is offered. Source: EXT-001, 003…005. */
export function ExtendButton({ subscription, data }: Props) {
  const extend = useExtend(subscription, data);
  const packages = usePackages();
  const offer = extensionOffer(subscription, data);
  if (!offer?.ok) return null;
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

/** Says why there is no extension button, and from which day there will be one. Source: EXT-003…005. */
export function WhyNoExtension({ subscription, data }: Props) {
  const offer = extensionOffer(subscription, data);
  if (offer === undefined || offer.ok) return null;
  const why = whyNoExtension[offer.error](subscription, settings.extension.windowDays);
  return why === undefined ? null : <WhyNot why={why} />;
}

export const WhyNot = ({ why }: { why: string }) => <p className={css['why']}>{why}</p>;

type Pressed = { isBusy: boolean; onPress: () => void };

export const ExtendNow = ({ isBusy, onPress }: Pressed) => (
  <Button block busy={isBusy} onClick={onPress}>
    연장하기
  </Button>
);
