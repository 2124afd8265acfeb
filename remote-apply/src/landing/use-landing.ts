import {
  allPendingPayments,
  clearPendingLink,
  clearPendingPayment,
  readPendingLink,
  restoreApplication,
} from '@shared/application';
import { messages } from '@shared/copy/popup';
import { addDays } from '@shared/domain/calendar';
import { parsePending, readLanding } from '@shared/domain/landing';
import { alert } from '@shared/popup';
import { useNavigate, useSearchParams } from '@shared/router';
import { href } from '@shared/routes/href';
import {
  call,
  currentSession,
  goToAccount,
  now,
  today,
  usePackages,
  useSession,
} from '@shared/session';
import { pause } from '@shared/settle/pause';
import { useComplete } from '@shared/settle/payment/use-complete';
import { tell } from '@shared/telemetry/tell';
import { useEffect, useEffectEvent, useState } from 'react';
import { askSubject } from './ask-subject';
import { askUntilClear, type Clear } from './ask-until-clear';
import { notPaidMessage, returnStep } from './landed';
import { type Subject, subjectOf } from './subject';

export type LandingView = {
  /** What is not known yet. */
  unsure: Subject | undefined;
  askAgain: () => void;
};

const ASK_EVERY_MS = 2000;
const ASK_UNSURE_EVERY_MS = 4000;

/** Where a payment result leads; each step stops when the page is left. Source: LAND-001…008, A-78, A-79. */
export function useLanding(): LandingView {
  const [query] = useSearchParams();
  const [{ landing, reqs }] = useState(() => ({
    landing: readLanding({
      vtg_id: query.get('vtg_id'),
      state: query.get('state'),
      msg: query.get('msg'),
      reqs: query.get('reqs'),
    }),
    reqs: parsePending(query.get('reqs') ?? ''),
  }));
  const { status } = useSession();
  const packages = usePackages();
  const navigate = useNavigate();
  const complete = useComplete();
  const [round, setRound] = useState(0);
  const [unsure, setUnsure] = useState<{ round: number; subject: Subject }>();
  const isReady = status !== 'starting' && !packages.isPending;

  const backToPayment = async (subject: Subject) => {
    await alert(notPaidMessage(landing));
    const record = subject.kind === 'record' ? subject.record : undefined;
    if (record) await clearPendingPayment(record);
    await restoreApplication(reqs, packages.data ?? []);
    const { user } = currentSession();
    const address = { vtg_id: user?.vtgId, step: returnStep(landing, record) };
    await navigate(href('SubscApplyReq', { query: address }), { replace: true });
  };
  const toLink = async (hash: string, isPaid: boolean) => {
    if (!isPaid) await alert(notPaidMessage(landing));
    if ((await readPendingLink())?.hash === hash) await clearPendingLink();
    await navigate(href('SubscSolicitation', { params: { hash } }), { replace: true });
  };
  const toStatus = async (subject: Subject) => {
    if (subject.kind === 'record') await clearPendingPayment(subject.record);
    const address = { vtg_id: currentSession().user?.vtgId };
    await navigate(href('Subsc', { query: address }), { replace: true });
  };
  const leave = async () => {
    await alert(messages['wrong-access-path-to-main']);
    goToAccount();
  };
  const follow = (subject: Subject, { verdict, word }: Clear): Promise<void> => {
    if (verdict === 'return') tell({ failure: 'not-paid' });
    if (subject.kind === 'link') {
      if (verdict === 'complete') tell({ funnel: 'solicitation', step: 'done' });
      return toLink(subject.hash, verdict === 'complete');
    }
    if (verdict === 'return') return backToPayment(subject);
    if (verdict === 'over') return toStatus(subject);
    const order = 'order' in word ? word.order : undefined;
    const record = subject.kind === 'record' ? subject.record : undefined;
    return complete({ id: order?.id ?? '', vin: order?.vin }, returnStep(landing, record) + 1);
  };

  const settle = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const [records, link] = await Promise.all([allPendingPayments(), readPendingLink()]);
    if (signal.aborted) return;
    const { user } = currentSession();
    const subject = subjectOf({ landing, reqs, vtgId: user?.vtgId, records, link });
    if (subject.kind === 'none') return leave();
    if (subject.kind === 'nobody') return setUnsure({ round, subject });
    const clear = await askUntilClear({
      hint: landing.kind,
      ask: () =>
        askSubject(subject, {
          call,
          userId: currentSession().user?.id,
          now: now().getTime(),
          since: addDays(today(), -1),
        }),
      wait: (isUnsure) => pause(isUnsure ? ASK_UNSURE_EVERY_MS : ASK_EVERY_MS, signal),
      isLeft: () => signal.aborted,
      onUnsure: () => setUnsure({ round, subject }),
    });
    if (clear !== 'left') await follow(subject, clear);
  });

  // What came in the address is known now and stays in no history. Source: SEC-008.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  useEffect(() => {
    if (!isReady) return undefined;
    const left = new AbortController();
    void settle(left.signal);
    // A new round asks anew.
    return () => left.abort(round);
  }, [isReady, round]);

  return {
    unsure: unsure?.round === round ? unsure.subject : undefined,
    askAgain: () => setRound(round + 1),
  };
}
