import { WhoUnanswered } from '@shared/page/WhoUnanswered';
import { goToAccount, useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { EmptyState } from '@shared/ui/EmptyState';
import { useState } from 'react';

/**
 * Says in place of a member's own data that signing in shows it. No sign-in popup opens on a guide. Only the claim page
 * opens one after a 401. Source: GUARD-009, A-05, A-15, A-92.
 */
export function SignInHint({ title }: { title: string }) {
  const { status } = useSession();
  const [isBusy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    await goToAccount();
    setBusy(false);
  };
  if (status === 'unanswered') return <WhoUnanswered />;
  return (
    <EmptyState
      icon="user"
      title={title}
      text="안내는 로그인하지 않아도 계속 볼 수 있어요."
      action={
        <Button variant="secondary" busy={isBusy} onClick={() => void signIn()}>
          로그인
        </Button>
      }
    />
  );
}
