import { useParams } from '@shared/router';
import { useSession } from '@shared/session';
import { Page } from '@shared/ui/Page';
import { Skeleton } from '@shared/ui/Skeleton';
import { SignInHint } from '../guide/SignInHint';
import { Confirm } from './Confirm';
import { InsuranceGuide } from './InsuranceGuide';

/** A claim that was confirmed, its document, and the guide. Source: GUIDE-006, 009, 012. */
export function GuideInsuranceSubmit() {
  const { careInsuranceConfirmId: id = '' } = useParams();
  const { ready, status } = useSession();
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
