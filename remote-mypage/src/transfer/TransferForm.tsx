import type { TransferNotice } from '@shared/api/transfer';
import type { UserData } from '@shared/api/user';
import { settings } from '@shared/config/settings';
import { transferTerms } from '@shared/domain/required-terms';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { TermsConsent } from '@shared/terms/TermsConsent';
import { useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Notice } from '@shared/ui/Notice';
import { Points } from '@shared/ui/Points';
import type { MemberUser } from '../member/Member';
import { useMemberQuery } from '../member/use-member-query';
import { TransferFields } from './TransferFields';
import { transferNotes, whyNoTransfer } from './transfer.copy';
import { transferOffer } from './use-escalation';
import { useTransfer } from './use-transfer';

type Props = { member: MemberUser; notice: TransferNotice; vehicles: UserData['vehicles'] };

/** Who takes over what, the terms, the request. Source: TRANS-001…005, 009…012; VALID-035…037. */
export function TransferForm({ member, notice, vehicles }: Props) {
  const query = useMemberQuery();
  const terms = useTerms(transferTerms(notice.insured));
  const transfer = useTransfer(notice, vehicles);
  const offer = transferOffer(notice, { vtgId: member.vtgId, vehicleCount: vehicles.length });
  return (
    <>
      <TransferFields member={member} notice={notice} />
      <Points items={transferNotes(settings).map((text) => ({ icon: 'info', text }))} />
      {offer.ok ? (
        <>
          <Card title="약관 동의">
            <TermsConsent terms={terms} />
          </Card>
          <BottomBar>
            <Button block busy={transfer.isBusy} onClick={() => void transfer.run(terms)}>
              양도 신청
            </Button>
          </BottomBar>
        </>
      ) : (
        <>
          <Notice tone="warn" title="지금은 양도를 신청할 수 없어요">
            <p>{whyNoTransfer[offer.error](settings)}</p>
          </Notice>
          <PageLink variant="secondary" block to={href('Subsc', { query })}>
            마이 멤버십으로 가기
          </PageLink>
        </>
      )}
    </>
  );
}
