import type { TransferNotice } from '@shared/api/transfer';
import type { UserData } from '@shared/api/user';
import { settings } from '@shared/config/settings';
import { messages } from '@shared/copy/popup';
import { transferTerms } from '@shared/domain/required-terms';
import { PageLink } from '@shared/page/PageLink';
import { href } from '@shared/routes/href';
import { TermsConsent } from '@shared/terms/TermsConsent';
import { type Terms, useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Notice } from '@shared/ui/Notice';
import { Points } from '@shared/ui/Points';
import { useRef, useState } from 'react';
import type { MemberUser } from '../member/Member';
import { useMemberQuery } from '../member/use-member-query';
import { TransferFields } from './TransferFields';
import { whyNoTransfer } from './transfer.copy';
import { transferNotes } from './transfer-notes.copy';
import { transferOffer } from './use-escalation';
import { useTransfer } from './use-transfer';

type Props = { member: MemberUser; notice: TransferNotice; vehicles: UserData['vehicles'] };

/**
 * Shows the new owner and the membership, asks for the terms and sends the request. Source: TRANS-001…005, 009…012;
 * VALID-035…037.
 */
export function TransferForm({ member, notice, vehicles }: Props) {
  const query = useMemberQuery();
  const terms = useTerms(transferTerms(notice.insured));
  const transfer = useTransfer(notice, vehicles);
  const consent = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Terms['problem']>();
  /** After the popup, the page focuses the first missing checkbox and keeps the message beside it. */
  const file = async () => {
    setRefused(terms.problem);
    await transfer.run(terms);
    if (terms.problem !== undefined) {
      consent.current?.querySelector<HTMLInputElement>('li input:not(:checked)')?.focus();
    }
  };
  const offer = transferOffer(notice, { vtgId: member.vtgId, vehicleCount: vehicles.length });
  return (
    <>
      <TransferFields member={member} notice={notice} />
      <Points items={transferNotes(settings, notice).map((text) => ({ icon: 'info', text }))} />
      {offer.ok ? (
        <>
          <Card title="약관 동의">
            <div ref={consent}>
              <TermsConsent terms={terms} />
            </div>
            {refused !== undefined && refused === terms.problem && (
              <Notice tone="bad">
                <p>{messages[refused]}</p>
              </Notice>
            )}
          </Card>
          <BottomBar>
            <Button block busy={transfer.isBusy} onClick={() => void file()}>
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
            멤버십 현황 보기
          </PageLink>
        </>
      )}
    </>
  );
}
