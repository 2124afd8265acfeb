import { whyNotLoaded } from '@shared/copy/not-loaded';
import { messages } from '@shared/copy/popup';
import { failureOf } from '@shared/failure';
import { FailureCard } from '@shared/ui/FailureCard';
import { SignInHint } from './SignInHint';

type Props = {
  error: unknown;
  onRetry: () => void;
  /** Name of the missing part with its particle, for example '이용 내역을'. */
  what: string;
  /** Title of the hint when the session has ended. */
  signInTitle: string;
};

/** Shows why a member's own part of a guide did not load. The guide around it stays. Source: GUARD-009. */
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
