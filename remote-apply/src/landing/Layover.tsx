import { contactSentence } from '@shared/copy/contact';
import { useNavigate } from '@shared/router';
import { href } from '@shared/routes/href';
import { askSignIn, useSession } from '@shared/session';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';
import { useLanding } from './use-landing';

/** Where the card provider returns to; nothing is called complete before the server says so. Source: ROUTE-003, LAND-001…008, A-04. */
export function Layover() {
  const { env, status, user } = useSession();
  const { isUnsure, askAgain } = useLanding();
  const navigate = useNavigate();
  const isGuest = status === 'guest';
  if (!isUnsure) {
    return (
      <Page
        title="결제 결과를 확인하고 있어요"
        lead="잠시만 기다려 주세요. 이 화면을 닫지 말아 주세요."
      >
        <Skeleton height={8} />
        <p role="status">확인하고 있어요</p>
        <p>{contactSentence(env?.tell)}</p>
      </Page>
    );
  }
  const statusPage = href('Subsc', { query: { vtg_id: user?.vtgId } });
  return (
    <Page
      title="결제 결과를 아직 확인하지 못했어요"
      lead="다시 결제하지 말고 결과를 먼저 확인해 주세요."
    >
      <Notice tone="warn" title="결제가 되었는지 확인하고 있어요">
        {contactSentence(env?.tell)}
      </Notice>
      <BottomBar>
        {isGuest ? (
          <Button block onClick={() => void askSignIn('session-expired')}>
            로그인하고 확인하기
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              onClick={() => void navigate(statusPage, { replace: true })}
            >
              멤버십 현황 보기
            </Button>
            <Button onClick={askAgain}>다시 확인하기</Button>
          </>
        )}
      </BottomBar>
    </Page>
  );
}
