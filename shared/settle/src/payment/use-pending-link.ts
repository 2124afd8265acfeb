import { clearPendingLink, readPendingLink } from '@shared/application';
import { call, now } from '@shared/session';
import { useEffect, useState } from 'react';
import { pause } from '../pause';
import { askLink } from './ask-link';
import type { PaymentTruth } from './truth';

/** What the server says of it; one that is over by its word, unpaid, is not spoken of any more. */
export type Seen = { hash: string; truth: Exclude<PaymentTruth, 'not-paid'> | 'unknown' };

const ASK_EVERY_MS = 4000;

/**
 * A payment by a dealer's link that was left for and never heard of again, asked about until it is over; its record goes
 * by the server's word alone. Source.
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
  const link = await readPendingLink();
  while (link !== undefined && !signal.aborted) {
    const truth = await askLink(link, { call, now: now().getTime() });
    if (signal.aborted) return;
    const isOver = truth === 'paid' || truth === 'not-paid';
    if (isOver) await clearPendingLink();
    show(truth === 'not-paid' ? undefined : { hash: link.hash, truth });
    if (isOver) return;
    await pause(ASK_EVERY_MS, signal);
  }
}
