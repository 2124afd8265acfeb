import type { Landing } from '@shared/domain/landing';
import type { Word } from '@shared/payment/ask-order';
import { type LandingVerdict, verdictOf } from './verdict';

type Parts = {
  hint: Landing['kind'];
  ask: () => Promise<Word>;
  /** Waits between two requests. */
  wait: (unsure: boolean) => Promise<void>;
  isLeft: () => boolean;
  onUnsure: () => void;
};

export type Clear = { verdict: Exclude<LandingVerdict, 'ask-again' | 'unsure'>; word: Word };

/**
 * Queries the payment status until it leads to a decision, also while the "not known yet" card is shown. Returns `left`
 * when the customer leaves the page.
 */
export async function askUntilClear(parts: Parts): Promise<Clear | 'left'> {
  for (let times = 1; ; times += 1) {
    const word = await parts.ask();
    if (parts.isLeft()) return 'left';
    const verdict = verdictOf(parts.hint, word, times);
    if (verdict === 'unsure') parts.onUnsure();
    else if (verdict !== 'ask-again') return { verdict, word };
    await parts.wait(verdict === 'unsure');
    if (parts.isLeft()) return 'left';
  }
}
