import {
  type CareInsuranceConfirm,
  CONFIRM_PDF_NAME,
  fetchConfirmPdf,
} from '@shared/api/care-insurance';
import { type Reactions, usualReactions } from '@shared/api/reaction';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import { formatDay, formatWon } from '@shared/domain/format';
import { SaveButton } from '@shared/page/SaveButton';
import { useFailure } from '@shared/page/use-failure';
import { useQuery } from '@shared/query';
import { call } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { type Fact, Facts } from '@shared/ui/Facts';
import { Skeleton } from '@shared/ui/Skeleton';
import { NotLoaded } from '../guide/NotLoaded';
import { confirmQuery } from '../queries/confirm';

/** Shows the record of a confirmed claim and saves its document. Source: GUIDE-009, ENTITY-031, API-033, 034; A-92. */
export function Confirm({ id }: { id: string }) {
  const query = useFailure(useQuery(confirmQuery(id)), claimReactions);
  if (query.data === undefined) {
    return (
      <NotLoaded
        what="보증수리 확인서를"
        signInTitle="로그인하면 보증수리 확인서를 볼 수 있어요"
        query={query}
        waiting={<Skeleton height={18} />}
      />
    );
  }
  return (
    <Card title="보증수리 확인서">
      <Facts rows={confirmRows(query.data)} />
      <SaveButton
        name={CONFIRM_PDF_NAME}
        word="확인서"
        label="확인서 PDF 저장"
        load={() => fetchConfirmPdf(call, id)}
      />
    </Card>
  );
}

const UNKNOWN = '-';

/** Source: ENTITY-031, CONST-020. */
function confirmRows(confirm: CareInsuranceConfirm): readonly Fact[] {
  const { approvedOn, price, dealer, centre } = confirm;
  const subscription = [
    { label: '멤버십', value: confirm.subscription?.name || UNKNOWN },
    { label: '차량번호', value: confirm.subscription?.plate || UNKNOWN },
  ];
  return [
    { label: '확인 번호', value: confirm.id },
    { label: '승인일', value: approvedOn === undefined ? UNKNOWN : formatDay(approvedOn) },
    { label: '판매사', value: dealer || UNKNOWN },
    { label: '서비스센터', value: centre || UNKNOWN },
    ...(confirm.subscription === undefined ? [] : subscription),
    {
      label: '수리 금액',
      ...(price === undefined
        ? { value: PRICE_UNKNOWN }
        : { value: `${formatWon(price)}원`, strong: true, note: '부가세 포함' }),
    },
  ];
}

const quiet = { do: 'nothing' } as const;

/**
 * Reactions when the record fails to load: a 401 opens the sign-in popup. The page itself shows every other failure.
 * Source.
 */
const claimReactions: Reactions = {
  unreachable: quiet,
  'signed-out': usualReactions['signed-out'],
  forbidden: quiet,
  conflict: quiet,
  'apply-ended': quiet,
  unexpected: quiet,
};
