import { useParams } from '@shared/router';
import { askSignIn, useSession } from '@shared/session';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';
import { useEffect } from 'react';
import { SignInHint } from '../guide/SignInHint';
import { Confirm } from './Confirm';
import { InsuranceGuide } from './InsuranceGuide';

/** Shows a confirmed claim, its document and the guide. Visitors read the guide without signing in. Source: GUIDE-006, 009, 012. */
export function GuideInsuranceSubmit() {
  const { careInsuranceConfirmId: id = '' } = useParams();
  const { ready, status } = useSession();
  useEndedSession();
  return (
    <Page title="보증수리 확인" lead="청구한 보증수리 내용과 확인서를 볼 수 있어요.">
      {!ready && <Skeleton height={18} />}
      {ready && status === 'signed-in' && <Confirm key={id} id={id} />}
      {ready && status !== 'signed-in' && (
        <SignInHint title="로그인하면 보증수리 확인서를 볼 수 있어요" />
      )}
      <InsuranceGuide />
    </Page>
  );
}

/** Opens the sign-in popup when a 401 ended the session, because the client drops the failure itself. Source: A-92. */
function useEndedSession(): void {
  const hasEnded = useSession().statusText === 'no user';
  useEffect(() => {
    if (hasEnded) void askSignIn('session-expired');
  }, [hasEnded]);
}
