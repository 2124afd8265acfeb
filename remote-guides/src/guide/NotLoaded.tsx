import { failureOf } from '@shared/api/failure';
import { whyNotLoaded } from '@shared/copy/not-loaded';
import { messages } from '@shared/copy/popup';
import { FailureCard } from '@shared/ui/FailureCard';
import { SignInHint } from './SignInHint';

type Props = {
  error: unknown;
  onRetry: () => void;
  /** What was asked for, with its particle. */
  what: string;
  /** In place of it when the session has ended. */
  signInTitle: string;
};

/** In place of a member's own part of a guide; the guide around it stays, and no popup opens. Source: GUARD-009. */
export function NotLoaded({ error, onRetry, what, signInTitle }: Props) {
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
      onRetry={onRetry}
    />
  );
}
