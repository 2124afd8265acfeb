import { clearPendingPayment, readPendingPayment, restoreApplication } from '@shared/application';
import { messages } from '@shared/copy/popup';
import { addDays, type PlainDate } from '@shared/domain/calendar';
import { type Landing, readLanding } from '@shared/domain/landing';
import { alert } from '@shared/popup';
import { useNavigate, useSearchParams } from '@shared/router';
import { href } from '@shared/routes/href';
import { call, currentSession, goToAccount, today, usePackages, useSession } from '@shared/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Asked, askPayment } from '../req/ask-payment';
import { useComplete } from '../req/use-complete';
import { askUntilClear } from './ask-until-clear';
import { hintedOrder, type Landed, landedAgain, messageOf, returnStep } from './landed';

export type LandingView = { isUnsure: boolean; askAgain: () => void };

const ASK_EVERY_MS = 2000;

/** Where a payment result leads; each step stops when the page is left. Source: LAND-001…008. */
export function useLanding(): LandingView {
  const [query] = useSearchParams();
  const [landing] = useState<Landing>(() =>
    readLanding({
      vtg_id: query.get('vtg_id'),
      state: query.get('state'),
      msg: query.get('msg'),
      reqs: query.get('reqs'),
    }),
  );
  const { status } = useSession();
  const packages = usePackages();
  const navigate = useNavigate();
  const complete = useComplete();
  const [round, setRound] = useState(0);
  const [unsureRound, setUnsureRound] = useState<number>();
  const isReady = status !== 'starting' && !packages.isPending;

  const goBack = async (landed: Landed) => {
    await alert(messageOf(landed));
    await clearPendingPayment();
    await restoreApplication(landed.application, packages.data ?? []);
    const address = { vtg_id: landed.vtgId, step: returnStep(landed) };
    await navigate(href('SubscApplyReq', { query: address }), { replace: true });
  };
  const leave = async () => {
    await alert(messages['wrong-access-path-to-main']);
    goToAccount();
  };
  const settle = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const record = await readPendingPayment();
    if (signal.aborted) return;
    const landed = landing.kind === 'no-account' ? record && again(record) : landing;
    if (landed === undefined) return leave();
    const orderId = record?.subscriptionId ?? hintedOrder(landed.application);
    const verdict = await askUntilClear({
      hint: landed.kind,
      // Without a record of our own only the address names the order, maybe one of long ago.
      ask: () => asked(orderId, record ? undefined : addDays(today(), -1)),
      wait: () => pause(ASK_EVERY_MS, signal),
      isLeft: () => signal.aborted,
    });
    if (verdict === 'complete') return complete(orderId ?? '', returnStep(landed) + 1);
    if (verdict === 'return') return goBack(landed);
    if (verdict === 'unsure') setUnsureRound(round);
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

  return { isUnsure: unsureRound === round, askAgain: () => setRound(round + 1) };
}

/** Whoever is not signed in is told nothing. */
const asked = (orderId: string | undefined, since: PlainDate | undefined): Promise<Asked> =>
  orderId !== undefined && currentSession().status === 'signed-in'
    ? askPayment(call, orderId, since)
    : Promise.resolve('absent');

const again = (record: Parameters<typeof landedAgain>[0]) =>
  landedAgain(record, currentSession().user?.vtgId ?? '');

/** Ends early when the page is left. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
