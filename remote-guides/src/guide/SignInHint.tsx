import { goToAccount } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { EmptyState } from '@shared/ui/EmptyState';

/**
 * Something on a guide is a member's own. It is said where it would stand, and the button leads on: no sign-in popup
 * may open on a guide. Source: GUARD-009, A-05, A-15.
 */
export function SignInHint({ title }: { title: string }) {
  return (
    <EmptyState
      icon="user"
      title={title}
      text="안내는 로그인하지 않아도 계속 볼 수 있어요."
      action={
        <Button variant="secondary" onClick={goToAccount}>
          로그인
        </Button>
      }
    />
  );
}
