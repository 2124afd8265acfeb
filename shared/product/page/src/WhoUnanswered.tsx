import { askWhoIsHere } from '@shared/session';
import { FailureCard } from '@shared/ui/FailureCard';

/**
 * Shown instead of a customer's page or data while the server has not said who is here. The session asks again when the
 * customer returns to the page.
 */
export const WhoUnanswered = () => (
  <FailureCard
    title="로그인 상태를 확인하지 못했어요"
    text="연결이 끊겼을 수 있어요. 다시 시도하면 이어서 보여 드려요."
    onRetry={() => void askWhoIsHere()}
  />
);
