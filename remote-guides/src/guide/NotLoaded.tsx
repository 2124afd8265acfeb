import { whyNotLoaded } from '@shared/copy/not-loaded';
import { messages } from '@shared/copy/popup';
import { failureOf } from '@shared/failure';
import { FailureCard } from '@shared/ui/FailureCard';
import type { ReactNode } from 'react';
import { SignInHint } from './SignInHint';

type Props = {
  query: { error: unknown; refetch: () => Promise<unknown> };
  /** Shown until the query fails. */
  waiting: ReactNode;
  /** Name of the missing part with its particle, for example '이용 내역을'. */
  what: string;
  /** Title of the hint when the session has ended. */
  signInTitle: string;
};

/** Shown instead of a member's own part of a guide. The guide around it stays. Source: GUARD-009. */
export function NotLoaded({ query: { error, refetch }, waiting, what, signInTitle }: Props) {
  if (error === null) return waiting;
  const failure = failureOf(error);
  if (failure.kind === 'signed-out') return <SignInHint title={signInTitle} />;
  const title = `${what} 불러오지 못했어요`;
  if (failure.kind === 'forbidden') {
    return <FailureCard title={title} text={messages['no-permission']} />;
  }
  const said = 'said' in failure ? failure.said : undefined;
  return (
    <FailureCard
      title={title}
      {...whyNotLoaded(error)}
      {...(said !== undefined && { text: said })}
      onRetry={() => void refetch()}
    />
  );
}
