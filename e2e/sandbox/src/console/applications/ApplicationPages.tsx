/** @jsxImportSource hono/jsx */
import {
  Button,
  ButtonLink,
  Card,
  Empty,
  type Fact,
  Facts,
  TextField,
} from '@shared/delivery/console/frame/controls';
import { formatNumber } from '@shared/text/number';
import type { StaffAction, SubscriptionCard } from '../../services/subscription-card';
import { ActionForm } from '../ActionForm';
import { documentNames } from '../actions';
import { isCancellation, isWaiting, type Show } from '../ConsolePage';
import { codesText, StateTag } from './StateTag';

/** Lists the applications that wait for a decision and, on request, all others. */
export const applicationsPage: Show = async ({ applications }, c) => {
  const showsAll = c.req.query('show') === 'all';
  const all = await applications.list(c.req.query('person'));
  const [here, other] = ['/sandbox/applications', '/sandbox/applications?show=all'];
  return {
    at: 'applications',
    title: '신청 · Applications',
    lead: '승인, 반려, 서류 재촬영 요청',
    body: (
      <>
        <p class="row">
          <ButtonLink href={showsAll ? here : other}>
            {showsAll ? '대기 중인 신청만 보기' : '모든 멤버십 보기'}
          </ButtonLink>
        </p>
        <Cards
          subscriptions={showsAll ? all : all.filter(isWaiting)}
          back={showsAll ? other : here}
          empty="대기 중인 신청이 없습니다."
        />
      </>
    ),
  };
};

export const cancellationsPage: Show = async ({ applications }) => ({
  at: 'cancellations',
  title: '해지 · Cancellations',
  lead: '해지 신청을 확정하고 환불합니다.',
  body: (
    <Cards
      subscriptions={(await applications.list()).filter(isCancellation)}
      back="/sandbox/cancellations"
      empty="처리할 해지 신청이 없습니다."
    />
  ),
});

type CardsProps = { subscriptions: readonly SubscriptionCard[]; back: string; empty: string };

function Cards({ subscriptions, back, empty }: CardsProps) {
  if (subscriptions.length === 0) return <Empty>{empty}</Empty>;
  return (
    <div class="grid">
      {subscriptions.map((subscription) => (
        <ApplicationCard key={subscription.id} subscription={subscription} back={back} />
      ))}
    </div>
  );
}

type Props = { subscription: SubscriptionCard; back: string };

function ApplicationCard({ subscription, back }: Props) {
  const { id, person, title, documents, may } = subscription;
  return (
    <Card
      as="article"
      id={id}
      title={`${person.name} · ${title}`}
      aside={<StateTag subscription={subscription} />}
    >
      <SubscriptionFacts subscription={subscription} />
      {documents.length > 0 && <Papers subscription={subscription} back={back} />}
      {may.includes('reject') && <Rejection id={id} back={back} />}
      <div class="row">
        {plain.map(
          ([action, name, label, tone]) =>
            may.includes(action) && (
              <ActionForm key={action} action={name} back={back} given={{ id }}>
                <Button tone={tone}>{label}</Button>
              </ActionForm>
            ),
        )}
      </div>
    </Card>
  );
}

const plain: readonly (readonly [
  StaffAction,
  action: string,
  label: string,
  tone: 'primary' | 'danger',
])[] = [
  ['approve', 'approve', '승인', 'primary'],
  ['withdraw', 'withdraw', '청약철회·전액 환불', 'danger'],
  ['confirmRevoke', 'confirm-revoke', '해지 확정', 'primary'],
  ['refund', 'refund', '환불', 'primary'],
];

function SubscriptionFacts({ subscription }: { subscription: SubscriptionCard }) {
  const { id, vin, plate, price } = subscription;
  const { createdOn, startsOn, stopsOn, agreedTexts, revokeReason, rejectReason } = subscription;
  const rows: readonly Fact[] = [
    ['번호', id],
    ['상태', codesText(subscription)],
    ['차량', [plate, vin].filter(Boolean).join(' · ')],
    ['결제', `${formatNumber(price)}원`],
    ['신청일', createdOn],
    ['기간', startsOn ? `${startsOn} ~ ${stopsOn ?? ''}` : undefined],
    ['동의한 약관', ...agreedTexts.map(({ title, version }) => `${title} ${version}`)],
    ['해지 사유', revokeReason],
    ['반려 사유', rejectReason],
  ];
  return <Facts rows={rows} />;
}

const confirms: Readonly<Record<number, string>> = { 10: '확인 전', 20: '적합', [-10]: '재촬영' };

function Papers({ subscription, back }: Props) {
  const { id, documents, may } = subscription;
  return (
    <div class="papers">
      {documents.map(({ kind, url, confirm }) => (
        <figure key={kind}>
          {url ? (
            <a href={url}>
              <img src={url} alt={documentNames[kind]} loading="lazy" />
            </a>
          ) : (
            <div class="none">없음</div>
          )}
          <figcaption>{`${documentNames[kind]} · ${confirms[confirm] ?? confirm}`}</figcaption>
          {may.includes('requestRetake') && (
            <ActionForm action="retake" back={back} given={{ id, kind }}>
              <Button>재촬영 요청</Button>
            </ActionForm>
          )}
        </figure>
      ))}
    </div>
  );
}

function Rejection({ id, back }: { id: string; back: string }) {
  return (
    <details>
      <summary>반려</summary>
      <ActionForm action="reject" back={back} given={{ id }} className="row">
        <TextField label="사유" name="reason" value="서류를 확인할 수 없습니다." />
        <Button tone="danger">반려 (신청 유지)</Button>
        <Button tone="danger" name="close" value="on">
          반려하고 전액 환불
        </Button>
      </ActionForm>
    </details>
  );
}
