import type { Reaction, Reactions, SignInKind } from '@shared/api/reaction';
import { sentenceOf } from '@shared/copy/failure';
import { hostMessages as messages, popupLabels } from '@shared/copy/popup-host';
import { ApiFailure, type Failure, failureOf } from '@shared/failure';
import { isDropped } from './authorised';
import type { Session } from './session';

/** Functions that a reaction uses. */
export type Means = {
  session: () => Session;
  alert: (message: string) => Promise<void>;
  confirm: (question: { message: string; submit: string; cancel: string }) => Promise<boolean>;
  askSignIn: (kind: SignInKind) => Promise<void>;
  goHome: () => void;
  /** Opens the vehicle registration site. Source: ERR-023. */
  goToRegistration: () => void;
  report: (bug: unknown) => unknown;
  /** Returns false if the failure is over, because its query was sent again. Then the page stays. */
  stands?: (() => boolean) | undefined;
};

/** Handles a failure as the table says. No other code does this. Source: ERR-007…028, A-51. */
export async function reactTo(thrown: unknown, reactions: Reactions, means: Means): Promise<void> {
  if (isDropped(thrown)) return;
  // An exception of our own code is shown to the customer and also reported.
  if (!(thrown instanceof ApiFailure)) means.report(thrown);
  const failure = failureOf(thrown);
  await carryOut(reactions[failure.kind], failure, means);
}

async function carryOut(reaction: Reaction, failure: Failure, means: Means): Promise<void> {
  switch (reaction.do) {
    case 'nothing':
      return;
    case 'sign-in':
      return means.askSignIn(reaction.as === 'by-session' ? kindFor(means.session()) : reaction.as);
    case 'alert':
      await means.alert(sentenceOf(failure, reaction.say));
      if (reaction.next === 'home' && means.stands?.() !== false) means.goHome();
      return;
    case 'escalate':
      return escalate(failure, means);
  }
}

/** Returns the popup for a 401: the session ended, or the visitor must sign in. Source: A-15. */
const kindFor = ({ user, statusText }: Session): SignInKind =>
  user || statusText === 'no user' ? 'session-expired' : 'sign-in';

/** Shows the popup for a payment that the server refused. Source: ERR-001, 002, 019, 023, 024; A-52. */
async function escalate(failure: Failure, means: Means): Promise<void> {
  if (failure.kind !== 'apply-ended') return means.alert(sentenceOf(failure, 'server'));
  const { code, said } = failure;
  if (code !== 'GO_OAS' && code !== 'GO_SCP') return means.alert(said ?? messages.generic);
  const submit = code === 'GO_OAS' ? popupLabels.registerVehicle : popupLabels.subscribe;
  const message = said ?? messages[code];
  if (!(await means.confirm({ message, submit, cancel: popupLabels.close }))) return;
  if (code === 'GO_OAS') means.goToRegistration();
  else means.goHome();
}
