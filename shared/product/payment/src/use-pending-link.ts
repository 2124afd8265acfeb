import { clearPendingLink, readPendingLink } from '@shared/application';
import { call, now } from '@shared/session';
import { useEffect, useState } from 'react';
import { askLink } from './ask-link';
import { pause } from './pause';
import type { PaymentTruth } from './truth';

/** Status of the payment that the customer sees. An unpaid one is not shown. */
export type Seen = { hash: string; truth: Exclude<PaymentTruth, 'not-paid'> | 'unknown' };

const ASK_EVERY_MS = 4000;

/**
 * Follows a payment by a dealer link until it is paid or not paid. Only then is its record removed.
 * A declined payment is checked once and shown only if it is paid after all. Source.
 */
export function usePendingLink(): { seen: Seen | undefined; askAgain: () => void } {
  const [seen, setSeen] = useState<Seen>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    void follow(left.signal, setSeen);
    // A new round asks at once.
    return () => left.abort(round);
  }, [round]);
  return { seen, askAgain: () => setRound(round + 1) };
}

async function follow(signal: AbortSignal, show: (seen: Seen | undefined) => void): Promise<void> {
  let link = await readPendingLink();
  while (link !== undefined && !signal.aborted) {
    const truth = await askLink(link, { call, now: () => now().getTime() });
    if (signal.aborted) return;
    const isOver = truth === 'paid' || truth === 'not-paid';
    if (isOver) await clearPendingLink();
    const isQuiet = truth === 'not-paid' || (link.declined && truth !== 'paid');
    show(isQuiet ? undefined : { hash: link.hash, truth });
    if (isOver || link.declined) return;
    await pause(ASK_EVERY_MS, signal);
    link = (await readPendingLink()) ?? link;
  }
}
