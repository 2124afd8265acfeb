import type { Word } from '@shared/payment/ask-order';
import { pause } from '@shared/payment/pause';

const ASK_WITHIN_MS = 3000;
const ASK_AGAIN_AFTER_MS = 1500;

/**
 * Queries the server at most twice and returns within 3 seconds, because a customer whose card was declined does not
 * wait. Returns `unknown` when the server does not answer in time. Source: A-87.
 */
export async function askTwice(ask: () => Promise<Word>, signal: AbortSignal): Promise<Word> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Word>((resolve) => {
    timer = setTimeout(() => resolve({ truth: 'unknown' }), ASK_WITHIN_MS);
  });
  const asked = async () => {
    const first = await ask();
    if (isFinal(first) || signal.aborted) return first;
    await pause(ASK_AGAIN_AFTER_MS, signal);
    return signal.aborted ? first : ask();
  };
  try {
    return await Promise.race([asked(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

const isFinal = ({ truth }: Word): boolean =>
  truth === 'paid' || truth === 'over' || truth === 'not-paid';
