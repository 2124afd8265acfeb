import { CentreLine } from '@shared/payment/CentreLine';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { askSignIn, useSession } from '@shared/session';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';
import type { Subject } from './subject';
import { useLanding } from './use-landing';

/**
 * Handles the return from the card provider. Shows completion only after the server confirms it. Source: ROUTE-003,
 * LAND-001…008, A-04.
 */
export function Layover() {
  const { unsure, askAgain } = useLanding();
  if (unsure !== undefined) return <Unsure subject={unsure} askAgain={askAgain} />;
  return (
    <Page
      title="결제 결과를 확인하고 있어요"
      lead="잠시만 기다려 주세요. 이 화면을 닫지 말아 주세요."
    >
      <Skeleton height={8} />
      <p role="status">확인하고 있어요</p>
      <CentreLine />
    </Page>
  );
}

type Props = { subject: Subject; askAgain: () => void };

/**
 * Shows that the result is not known yet, with buttons to check again, sign in or call. Shows nothing from the address.
 * Source.
 */
function Unsure({ subject, askAgain }: Props) {
  const { status } = useSession();
  return (
    <Page
      title="결제 결과를 아직 확인하지 못했어요"
      lead="다시 결제하지 말고 결과를 먼저 확인해 주세요."
    >
      <Notice tone="warn" title="결제가 되었는지 확인하고 있어요">
        <CentreLine />
      </Notice>
      <BottomBar>
        {status === 'guest' && subject.kind !== 'link' ? (
          <Button variant="secondary" onClick={() => void askSignIn('session-expired')}>
            로그인하고 확인하기
          </Button>
        ) : (
          <WayOn subject={subject} />
        )}
        <Button onClick={askAgain}>다시 확인하기</Button>
      </BottomBar>
    </Page>
  );
}

/** Links to the page that knows more: the offer link, the payment page, or the memberships. */
function WayOn({ subject }: Pick<Props, 'subject'>) {
  const { user } = useSession();
  const navigate = useNavigate();
  const vtg_id = user?.vtgId;
  const [to, label] =
    subject.kind === 'link'
      ? [href('SubscSolicitation', { params: { hash: subject.hash } }), '가입 요청 보기']
      : [href('Subsc', { query: { vtg_id } }), '멤버십 현황 보기'];
  return (
    <Button variant="secondary" onClick={() => void navigate(to, { replace: true })}>
      {label}
    </Button>
  );
}
