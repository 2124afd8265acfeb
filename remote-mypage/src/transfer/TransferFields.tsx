import type { TransferNotice } from '@shared/api/transfer';
import { VIN_LENGTH } from '@shared/domain/validation/vin';
import { useContact } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { TextField } from '@shared/ui/TextField';
import type { MemberUser } from '../member/Member';
import { periodText } from '../status/period';
import css from './Transfer.module.css';

const WAITING = '불러오는 중이에요';
const UNKNOWN = '확인하지 못했어요';

type Props = { member: MemberUser; notice: TransferNotice };

/** Shows read-only data of the account, unmasked, and of the membership. Source: TRANS-001, 012; VALID-035, A-86. */
export function TransferFields({ member, notice }: Props) {
  const contact = useContact();
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
          <Fixed label="멤버십" value={notice.membership} />
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
