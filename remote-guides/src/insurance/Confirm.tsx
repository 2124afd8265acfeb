import {
  type CareInsuranceConfirm,
  CONFIRM_PDF_NAME,
  fetchConfirmPdf,
} from '@shared/api/care-insurance';
import { type Reactions, stayingReactions, usualReactions } from '@shared/api/reaction';
import { PRICE_UNKNOWN } from '@shared/copy/price';
import { formatDay, formatWon } from '@shared/domain/format';
import { SavedMessage } from '@shared/page/SavedMessage';
import { useFailure } from '@shared/page/use-failure';
import { useSaveDocument } from '@shared/page/use-save-document';
import { useQuery } from '@shared/query';
import { call, react } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { type Fact, Facts } from '@shared/ui/Facts';
import { Icon } from '@shared/ui/Icon';
import { Skeleton } from '@shared/ui/Skeleton';
import { NotLoaded } from '../guide/NotLoaded';
import { confirmQuery } from '../queries/confirm';

/** Shows the record of a confirmed claim and saves its document. Source: GUIDE-009, ENTITY-031, API-033, 034; A-92. */
export function Confirm({ id }: { id: string }) {
  const query = useFailure(useQuery(confirmQuery(id)), claimReactions);
  const { save, isBusy, saved, share } = useSaveDocument({
    name: CONFIRM_PDF_NAME,
    word: WORD,
    load: () => fetchConfirmPdf(call, id),
    onFailure: (thrown) => react(thrown, stayingReactions),
  });
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
      <Button variant="secondary" block busy={isBusy} onClick={() => void save()}>
        <Icon name="download" size="small" />
        확인서 PDF 저장
      </Button>
      <SavedMessage word={WORD} saved={saved} share={share} />
    </Card>
  );
}

const WORD = '확인서';
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
