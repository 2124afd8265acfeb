import type { Subscription } from '@shared/api/subscription';
import { listsExtra } from '@shared/config/lists-extra';
import { settings } from '@shared/config/settings';
import { advertisingKeys } from '@shared/copy/consents';
import type { TermKey } from '@shared/domain/term-keys';
import { CentreLine } from '@shared/payment/CentreLine';
import { openPopup, PopupFrame } from '@shared/popup';
import { useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { ButtonLink } from '@shared/ui/ButtonLink';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { Stack } from '@shared/ui/Stack';
import { useState } from 'react';
import { consentTexts, withdrawalMail } from './consents.copy';
import { useWithdrawConsents } from './use-withdraw-consents';

const TITLE = '동의 내역';

/** Leads to the consents of a membership. Source: LAW-008. */
export function ConsentsCard({ subscription }: { subscription: Subscription }) {
  return (
    <Card title="약관과 동의" tone="quiet">
      <Button variant="secondary" block onClick={() => void showConsents(subscription)}>
        {TITLE}
      </Button>
    </Card>
  );
}

const showConsents = (subscription: Subscription) =>
  openPopup<never>(
    (close) => <Consents subscription={subscription} onClose={() => close(undefined)} />,
    { label: TITLE, kind: 'full', byEscape: true },
  );

type Props = { subscription: Subscription; onClose: () => void };

/** Shows each consent with its day and edition, and how to withdraw consents to advertising. Source: LAW-008. */
function Consents({ subscription: opened, onClose }: Props) {
  const [subscription, setSubscription] = useState(opened);
  const known = consentTexts(subscription);
  const withdrawable = known?.withdrawable ?? advertisingKeys;
  return (
    <PopupFrame title={TITLE} onClose={onClose}>
      <Stack gap={4}>
        {known === undefined ? (
          <p>
            {subscription.transferred
              ? '양도된 멤버십의 동의 내역은 여기에서 확인할 수 없어요. 고객센터에 문의해 주세요.'
              : '동의 내역을 확인하지 못했어요. 고객센터에 문의해 주세요.'}
          </p>
        ) : (
          <>
            <p>
              신청하면서 동의한 내역이에요. 저장된 버전이 없는 약관은 신청한 날에 시행 중이던 버전을
              보여드려요.
            </p>
            {known.others.length > 0 && (
              <Card title="가입 동의" level={3}>
                <Facts rows={known.others} />
              </Card>
            )}
          </>
        )}
        <Card title="마케팅·광고 동의" level={3}>
          {known !== undefined && known.advertising.length > 0 ? (
            <Facts rows={known.advertising} />
          ) : (
            <p>마케팅·광고에 동의했는지는 확인하지 못했어요.</p>
          )}
          {withdrawable.length > 0 &&
            (known !== undefined && listsExtra('consent-withdrawal') ? (
              <Withdrawal
                subscription={subscription}
                keys={withdrawable}
                onWithdrawn={setSubscription}
              />
            ) : (
              <WithdrawalWays subscription={subscription} keys={withdrawable} />
            ))}
        </Card>
        <CentreLine />
      </Stack>
    </PopupFrame>
  );
}

type WaysProps = { subscription: Subscription; keys: readonly TermKey[] };

type WithdrawalProps = WaysProps & { onWithdrawn: (changed: Subscription) => void };

/** Withdraws all consents to advertising, on backends that can. Source: LAW-008. */
function Withdrawal({ subscription, keys, onWithdrawn }: WithdrawalProps) {
  const withdrawal = useWithdrawConsents(subscription, keys, onWithdrawn);
  return (
    <Button
      variant="secondary"
      block
      busy={withdrawal.isBusy}
      onClick={() => void withdrawal.run()}
    >
      마케팅·광고 동의 모두 철회
    </Button>
  );
}

/** The specification names no call that withdraws a consent, so the customer centre does it. Source: LAW-008. */
function WithdrawalWays({ subscription, keys }: WaysProps) {
  const email = useSession().env?.email || settings.company.email;
  return (
    <Stack gap={3}>
      <p>
        동의는 언제든지 철회할 수 있어요. {email ? '메일이나 전화로' : '전화로'} 고객센터에 요청해
        주세요.
      </p>
      {email && (
        <ButtonLink variant="secondary" block href={withdrawalMail(email, subscription, keys)}>
          메일로 철회 요청
        </ButtonLink>
      )}
    </Stack>
  );
}
