import { NO_BUSINESS } from '@shared/api/dealers';
import { fetchEncData, type Solicitation } from '@shared/api/solicitation';
import { linkIn } from '@shared/api/start-calls';
import { settings } from '@shared/config/settings';
import { sentenceOf } from '@shared/copy/failure';
import { messages } from '@shared/copy/popup';
import { failureOf } from '@shared/failure';
import { alert } from '@shared/popup';
import { queryClient } from '@shared/query';
import { useNavigate, useParams } from '@shared/router';
import { href } from '@shared/routes/href';
import { call, useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { FailureCard } from '@shared/ui/FailureCard';
import { Notice } from '@shared/ui/Notice';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';
import { Steps } from '@shared/ui/Steps';
import { SuccessMark } from '@shared/ui/SuccessMark';
import { useIdentity } from '../identity/use-identity';
import { DealerFacts } from '../payment/DealerFacts';
import { solicitationQuery } from '../queries/solicitation';
import { AgreeStep } from './AgreeStep';
import { Offer } from './Offer';
import { PaidStep } from './PaidStep';
import { PayStep } from './PayStep';
import { stepNames, stepSentence } from './solicitation.copy';
import { useSolicitation } from './use-solicitation';

/** A dealer that the server does not name. */
const noDealer = { title: '', business: NO_BUSINESS };

/** Source: ERR-028. */
const notFound = { words: messages['solicitation-failed'], first: 'server' } as const;

/**
 * Shows a membership that staff offer through a link. Any visitor with the link sees it, signed in or not.
 * Source: SOLIC-001.
 */
export function SubscSolicitation() {
  const { hash = '' } = useParams();
  const { query, agree, pay } = useSolicitation(hash);
  const { inApp } = useSession();
  const identity = useIdentity({
    settings: settings.identity,
    inApp,
    encData: (signal) => fetchEncData(call, hash, signal),
    path: href('SubscSolicitation', { params: { hash } }),
    onFailure: () => void alert(messages['identity-failed']),
  });

  if (query.data !== undefined) {
    return <Offered hash={hash} offer={query.data} identity={identity} agree={agree} pay={pay} />;
  }
  return (
    <Page title="멤버십 가입 요청">
      {query.isError ? (
        <FailureCard
          title="가입 요청을 불러오지 못했어요"
          text={sentenceOf(failureOf(query.error), notFound)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          <p role="status">가입 요청을 불러오고 있어요.</p>
          <Skeleton height={18} />
          <Skeleton lines={4} />
        </>
      )}
    </Page>
  );
}

/** Loads the offer before the page renders, because the prerendered page shows it already. */
SubscSolicitation.ready = async () => {
  const hash = linkIn(location.pathname);
  if (hash) await queryClient.prefetchQuery(solicitationQuery(hash));
};

type OfferedProps = Pick<ReturnType<typeof useSolicitation>, 'agree' | 'pay'> & {
  hash: string;
  offer: Solicitation;
  identity: ReturnType<typeof useIdentity>;
};

/** Shows the step that the server reports. Source: SOLIC-002…004. */
function Offered({ hash, offer, identity, agree, pay }: OfferedProps) {
  const navigate = useNavigate();
  const { status } = useSession();
  const isKnown = status === 'signed-in' || offer.selfAuthenticated;
  if (offer.step === -1) {
    return (
      <Page title="멤버십 가입 요청">
        <EmptyState
          icon="warning"
          title={messages['solicitation-failed']}
          text="링크를 보낸 담당자에게 문의해 주세요."
          action={
            <Button onClick={() => void navigate(href('SubscGuide'))}>멤버십 소개 보기</Button>
          }
        />
      </Page>
    );
  }
  const { title, lead } = stepSentence[offer.step];
  return (
    <Page
      key={offer.step}
      mark={offer.step === 4 ? <SuccessMark /> : undefined}
      title={title}
      lead={lead}
    >
      <Steps count={4} current={offer.step} label="가입 요청 진행 단계" names={stepNames} />
      <Offer offer={offer} isKnown={isKnown} />
      <Card title="상품 판매사">
        <DealerFacts dealer={offer.dealer ?? noDealer} />
      </Card>
      {offer.step === 1 && <AgreeStep offer={offer} identity={identity} agree={agree} />}
      {offer.step === 3 && <PayStep hash={hash} offer={offer} pay={pay} />}
      {offer.step === 4 && <PaidStep offer={offer} isKnown={isKnown} />}
      {offer.step === 2 && (
        <Notice tone="brand">
          판매사가 결제 요청을 준비하고 있어요. 이 창은 닫아도 되고, 같은 링크로 다시 열 수 있어요.
        </Notice>
      )}
    </Page>
  );
}
