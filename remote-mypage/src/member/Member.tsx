import { NoAccount } from '@shared/page/NoAccount';
import { type Session, type SignInKind, useSession } from '@shared/session';
import { Skeleton } from '@shared/ui/Skeleton';
import { Stack } from '@shared/ui/Stack';
import { Fragment, type ReactNode } from 'react';

export type MemberUser = NonNullable<Session['user']> & { vtgId: string };
type Obstacle = 'signed-out' | 'no-vtg-user';

type Props = {
  children: (member: MemberUser) => ReactNode;
  /** Text of the sign-in prompt. */
  signInAs?: SignInKind;
};

/**
 * Shows its children only to a signed-in member with a vtg_id. Other visitors see a message and are redirected. Another
 * user never sees data of the previous one. Source: GUARD-013…015, A-15.
 */
export function Member({ children, signInAs = 'login-required' }: Props) {
  const session = useSession();
  const member = memberOf(session);
  const obstacle = obstacleOf(session);
  if (member !== undefined) return <Fragment key={member.id}>{children(member)}</Fragment>;
  if (obstacle === undefined) return <Waiting />;
  return (
    <NoAccount
      isSignedIn={obstacle === 'no-vtg-user'}
      signInAs={signInAs}
      title="로그인하면 멤버십을 볼 수 있어요"
      text="가입한 멤버십과 남은 혜택을 확인해 보세요."
      linkText="계정을 연결하면 가입한 멤버십을 볼 수 있어요."
    />
  );
}

function memberOf({ ready, status, user }: Session): MemberUser | undefined {
  if (!ready || status !== 'signed-in' || !user?.vtgId) return undefined;
  return { ...user, vtgId: user.vtgId };
}

function obstacleOf({ ready, status, user }: Session): Obstacle | undefined {
  if (!ready || status === 'starting') return undefined;
  if (status === 'guest' || user === undefined) return 'signed-out';
  return user.vtgId ? undefined : 'no-vtg-user';
}

export function Waiting() {
  return (
    <div role="status" aria-label="불러오는 중">
      <Stack>
        <Skeleton height="4.5rem" />
        <Skeleton height="15rem" />
        {/* As tall as the shortest membership, so that the footer stays below the screen and does not move. */}
        <Skeleton height="22rem" />
      </Stack>
    </div>
  );
}
