import { askSignIn, type SignInKind, tellNoVtgUser } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { EmptyState } from '@shared/ui/EmptyState';
import { useEffect } from 'react';

type Props = {
  /** The visitor is signed in, but has no vehicle service account. */
  isSignedIn: boolean;
  /** Text of the sign-in prompt. */
  signInAs: SignInKind;
  /** Title and text before the sign-in. */
  title: string;
  text: string;
  /** Text for a user without an account. */
  linkText: string;
};

/** Shown instead of a page that needs a vehicle service account. Redirects the visitor. Source: A-15, GUARD-015. */
export function NoAccount({ isSignedIn, signInAs, title, text, linkText }: Props) {
  useEffect(() => {
    void lead(isSignedIn, signInAs);
  }, [isSignedIn, signInAs]);
  return (
    <EmptyState
      icon="user"
      title={isSignedIn ? '차량 서비스 계정을 연결해 주세요' : title}
      text={isSignedIn ? linkText : text}
      action={
        <Button onClick={() => void lead(isSignedIn, signInAs)}>
          {isSignedIn ? '연결 안내 보기' : '로그인'}
        </Button>
      }
    />
  );
}

const lead = (isSignedIn: boolean, signInAs: SignInKind): Promise<void> =>
  isSignedIn ? tellNoVtgUser() : askSignIn(signInAs);
