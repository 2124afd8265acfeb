import type { Subscription } from '@shared/api/subscription';
import { listsExtra } from '@shared/config/lists-extra';
import { settings } from '@shared/config/settings';
import { centrePhone } from '@shared/copy/contact';
import { CentreLine } from '@shared/payment/CentreLine';
import { today, useSession } from '@shared/session';
import { ButtonLink } from '@shared/ui/ButtonLink';
import { Stack } from '@shared/ui/Stack';
import {
  extensionWithdrawalSentence,
  withdrawalWays,
  withdrawalWaysSentence,
} from './extension-withdrawal.copy';
import { WithdrawalFormLink } from './WithdrawalLink';

type Props = { subscription: Subscription };

/** Returns whether the backend has a call for the withdrawal from an extension. Source. */
export const canWithdrawExtension = (): boolean => listsExtra('extension-withdrawal');

/** Says that the customer may withdraw from an extension that has not started, and leads there. Source: A-99. */
export function ExtensionWithdrawal({ subscription }: Props) {
  return (
    <Stack gap={2}>
      <p>{extensionWithdrawalSentence(subscription, today(), settings.refund)}</p>
      {canWithdrawExtension() ? (
        <WithdrawalFormLink subscription={subscription} />
      ) : (
        <Ways subscription={subscription} />
      )}
    </Stack>
  );
}

/** The specification names no call for it, so the customer centre does it. */
function Ways({ subscription }: Props) {
  const { env } = useSession();
  const email = env?.email || settings.company.email;
  const ways = withdrawalWays({ phone: centrePhone(env?.tell), email }, subscription);
  return (
    <>
      <p>{withdrawalWaysSentence(subscription)}</p>
      {ways.map(({ label, address }) => (
        <ButtonLink key={label} variant="secondary" block href={address}>
          {label}
        </ButtonLink>
      ))}
      {ways.length === 0 && <CentreLine />}
    </>
  );
}
