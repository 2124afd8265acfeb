import {
  allPendingPayments,
  areRecordsUnreadable,
  changePendingPayment,
  clearPendingLink,
  clearPendingPayment,
  currentApplication,
  readPendingLink,
  restoreApplication,
} from '@shared/application';
import { messages } from '@shared/copy/popup';
import { addDays } from '@shared/domain/calendar';
import { type LandingQuery, parsePending, readLanding } from '@shared/domain/landing';
import { referenceIn, type Word } from '@shared/payment/ask-order';
import { pause } from '@shared/payment/pause';
import { unclearReturn } from '@shared/payment/unclear-return';
import { useComplete } from '@shared/payment/use-complete';
import { usePageLeft } from '@shared/payment/use-page-left';
import { alert } from '@shared/popup';
import { useNavigate, useSearchParams } from '@shared/router';
import { href } from '@shared/routes/href';
import {
  askWhoIsHere,
  call,
  currentSession,
  goToAccount,
  now,
  today,
  usePackages,
  useSession,
} from '@shared/session';
import { tell } from '@shared/telemetry/tell';
import { useEffect, useEffectEvent, useState } from 'react';
import { askSubject } from './ask-subject';
import { askTwice } from './ask-twice';
import { isDraftOf, notPaidMessage } from './landed';
import { noteDecline } from './note-decline';
import { type Subject, subjectOf } from './subject';
import { declinedVerdict, type LandingVerdict, verdictOf } from './verdict';

export type LandingView = {
  /** The payment whose result is not known yet. */
  unsure: Subject | undefined;
  askAgain: () => void;
};

type Outcome = {
  verdict: Exclude<LandingVerdict, 'ask-again' | 'unsure'>;
  word: Word;
  isDeclined: boolean;
};

const ASK_EVERY_MS = 2000;
const ASK_UNSURE_EVERY_MS = 4000;

/**
 * Handles a payment result and redirects the customer. Every step stops when the customer leaves the page.
 * Source: LAND-001…008, A-78, A-79, A-87, A-96.
 */
export function useLanding(): LandingView {
  const [query] = useSearchParams();
  const [{ result, landing, reqs }] = useState(() => {
    const names = ['vtg_id', 'state', 'msg', 'reqs'] as const;
    const read: LandingQuery = Object.fromEntries(names.map((name) => [name, query.get(name)]));
    return { result: read, landing: readLanding(read), reqs: parsePending(read.reqs ?? '') };
  });
  const { status } = useSession();
  const packages = usePackages();
  const navigate = useNavigate();
  const complete = useComplete();
  const left = usePageLeft();
  const [round, setRound] = useState(0);
  const [unsure, setUnsure] = useState<{ round: number; subject: Subject }>();
  const isReady = status !== 'starting' && !packages.isPending;

  /** The record stays, flagged as declined if it certainly is, because the next order queries it first. */
  const backToPayment = async (subject: Subject, { word, isDeclined }: Outcome) => {
    const own = subject.kind === 'record' ? subject : undefined;
    const record = own?.record;
    if (record && !own?.returnOf)
      await changePendingPayment(record, { ...referenceIn(record, word), declined: true });
    if (left.aborted) return;
    await alert(notPaidMessage(isDeclined ? result.msg : undefined));
    if (left.aborted) return;
    const isSame = record !== undefined && isDraftOf(record, currentApplication());
    await restoreApplication(isSame ? undefined : reqs, packages.data ?? []);
    if (left.aborted) return;
    const { user } = currentSession();
    const address = { vtg_id: user?.vtgId, step: (record ?? landing).step };
    const state = own?.returnOf === 'unclear' ? unclearReturn(own.record) : undefined;
    await navigate(href('SubscApplyReq', { query: address }), { replace: true, state });
  };
  const toLink = async (hash: string, { verdict, isDeclined }: Outcome) => {
    const isPaid = verdict === 'complete';
    if (!isPaid) await alert(notPaidMessage(isDeclined ? result.msg : undefined));
    const isOver = isPaid || !isDeclined;
    if (isOver && (await readPendingLink())?.hash === hash) await clearPendingLink();
    if (left.aborted) return;
    await navigate(href('SubscSolicitation', { params: { hash } }), { replace: true });
  };
  const toStatus = async (subject: Subject) => {
    if (subject.kind === 'record') await clearPendingPayment(subject.record);
    if (left.aborted) return;
    const address = { vtg_id: currentSession().user?.vtgId };
    await navigate(href('Subsc', { query: address }), { replace: true });
  };
  const leave = async () => {
    await alert(messages['wrong-access-path-to-main']);
    await goToAccount();
    if (currentSession().env === undefined && !left.aborted)
      await navigate(href('SubscGuide'), { replace: true });
  };
  const follow = (subject: Subject, outcome: Outcome): Promise<void> => {
    const { verdict, word } = outcome;
    if (verdict === 'return') tell({ failure: 'not-paid' });
    if (subject.kind === 'link') {
      if (verdict === 'complete') tell({ funnel: 'solicitation', step: 'done' });
      return toLink(subject.hash, outcome);
    }
    if (verdict === 'return') return backToPayment(subject, outcome);
    if (verdict === 'over') return toStatus(subject);
    const order = 'order' in word ? word.order : undefined;
    const record = subject.kind === 'record' ? subject.record : undefined;
    return complete({ id: order?.id ?? '', vin: order?.vin }, record ?? landing);
  };

  /** Asks also while the "not known yet" card is shown. */
  const followOnceClear = async (
    subject: Subject,
    ask: () => Promise<Word>,
    signal: AbortSignal,
  ): Promise<void> => {
    for (let times = 1; !signal.aborted; times += 1) {
      const word = await ask();
      if (signal.aborted) return;
      const verdict = verdictOf(landing.kind, word, times);
      if (verdict === 'unsure') setUnsure({ round, subject });
      else if (verdict !== 'ask-again') {
        // No button may lead away while the result is stored.
        setUnsure(undefined);
        return follow(subject, { verdict, word, isDeclined: false });
      }
      await pause(verdict === 'unsure' ? ASK_UNSURE_EVERY_MS : ASK_EVERY_MS, signal);
    }
  };

  const settle = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const [records, link] = await Promise.all([allPendingPayments(), readPendingLink()]);
    if (signal.aborted) return;
    const { user } = currentSession();
    const isUnreadable = areRecordsUnreadable();
    const held = { records, link, isUnreadable, now: now() };
    const subject = subjectOf({ landing, reqs, vtgId: user?.vtgId, ...held });
    if (subject.kind === 'none') return leave();
    if (subject.kind === 'nobody') return setUnsure({ round, subject });
    const ask = () =>
      askSubject(subject, {
        call,
        userId: currentSession().user?.id,
        now: () => now().getTime(),
        since: addDays(today(), -1),
      });
    if (await noteDecline(result, subject)) {
      const word = await askTwice(ask, signal);
      if (signal.aborted) return;
      return follow(subject, { verdict: declinedVerdict(word), word, isDeclined: true });
    }
    return followOnceClear(subject, ask, signal);
  });

  // The query has been read, so it is removed from the history. Source: SEC-008.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  useEffect(() => {
    if (!isReady) return undefined;
    const left = new AbortController();
    void settle(left.signal);
    // A new round queries the server again.
    return () => left.abort(round);
  }, [isReady, round]);

  return {
    unsure: unsure?.round === round ? unsure.subject : undefined,
    askAgain: () => {
      void askWhoIsHere();
      setRound(round + 1);
    },
  };
}
