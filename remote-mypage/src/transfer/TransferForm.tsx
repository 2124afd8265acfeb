import type { TransferNotice } from '@shared/api/transfer';
import type { UserData } from '@shared/api/user';
import { settings } from '@shared/config/settings';
import { messages } from '@shared/copy/popup';
import { transferTerms } from '@shared/domain/required-terms';
import { VIN_LENGTH } from '@shared/domain/validation/vin';
import { PageLink } from '@shared/page/PageLink';
import { useVtgQuery } from '@shared/page/use-vtg-query';
import { href } from '@shared/routes/href';
import { useContact } from '@shared/session';
import { TermsConsent } from '@shared/terms/TermsConsent';
import { type Terms, useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { Notice } from '@shared/ui/Notice';
import { Points } from '@shared/ui/Points';
import { TextField } from '@shared/ui/TextField';
import { useRef, useState } from 'react';
import type { MemberUser } from '../member/Member';
import { periodText } from '../status/period';
import css from './Transfer.module.css';
import { whyNoTransfer } from './transfer.copy';
import { transferNotes } from './transfer-notes.copy';
import { transferOffer } from './use-escalation';
import { useMembershipName } from './use-membership-name';
import { useTransfer } from './use-transfer';

type Props = { member: MemberUser; notice: TransferNotice; vehicles: UserData['vehicles'] };

/**
 * Shows the new owner and the membership, asks for the terms and sends the request. Source: TRANS-001…005, 009…012;
 * VALID-035…037.
 */
export function TransferForm({ member, notice, vehicles }: Props) {
  const query = useVtgQuery();
  const terms = useTerms(transferTerms(notice.insured));
  const transfer = useTransfer(notice, vehicles);
  const consent = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Terms['problem']>();
  const why = refused !== undefined && refused === terms.problem ? messages[refused] : undefined;
  /** After the popup, the page focuses the term that the message concerns. */
  const file = async () => {
    setRefused(terms.problem);
    await transfer.run(terms);
    if (terms.problem !== undefined) {
      consent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  };
  const offer = transferOffer(notice, vehicles.length);
  return (
    <>
      <TransferFields member={member} notice={notice} />
      <Points items={transferNotes(settings, notice).map((text) => ({ icon: 'info', text }))} />
      {offer.ok ? (
        <>
          <Card title="약관 동의">
            <div ref={consent}>
              <TermsConsent terms={terms} why={why} />
            </div>
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

const WAITING = '불러오는 중이에요';
const UNKNOWN = '확인하지 못했어요';

type TransferFieldsProps = { member: MemberUser; notice: TransferNotice };

/** Shows read-only data of the account, unmasked, and of the membership. Source: TRANS-001, 012; VALID-035, A-86. */
function TransferFields({ member, notice }: TransferFieldsProps) {
  const contact = useContact();
  const membership = useMembershipName(notice.membership);
  const ofContact = (text: string | undefined) => text || (contact.isPending ? WAITING : UNKNOWN);
  return (
    <>
      <Card title="신청하는 분">
        <div className={css['fields']} aria-busy={contact.isPending}>
          <Fixed label="이름" value={ofContact(contact.data?.name)} />
          <Fixed label="휴대폰 번호" value={ofContact(contact.data?.mobile)} />
          <Fixed isLong label="차대번호" value={notice.vin} maxLength={VIN_LENGTH} />
          <Fixed label="앱 아이디" value={member.vtgId} />
        </div>
      </Card>
      <Card title="양도받을 멤버십" tone="deep">
        <div className={css['fields']}>
          <Fixed label="멤버십" value={membership} />
          <Fixed isLong label="이용 기간" value={periodText(notice)} />
        </div>
      </Card>
    </>
  );
}

type FixedProps = { label: string; value: string; maxLength?: number; isLong?: boolean };

const Fixed = ({ isLong, ...props }: FixedProps) => (
  <TextField
    {...props}
    className={isLong ? `${css['fixed']} ${css['long']}` : css['fixed']}
    readOnly
    onChange={nothing}
  />
);
const nothing = () => undefined;
