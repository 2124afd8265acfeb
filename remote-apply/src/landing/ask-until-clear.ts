import type { Landing } from '@shared/domain/landing';
import type { Word } from '@shared/settle/payment/ask-order';
import { type LandingVerdict, verdictOf } from './verdict';

type Parts = {
  hint: Landing['kind'];
  ask: () => Promise<Word>;
  /** Between two questions. */
  wait: (unsure: boolean) => Promise<void>;
  isLeft: () => boolean;
  onUnsure: () => void;
};

export type Clear = { verdict: Exclude<LandingVerdict, 'ask-again' | 'unsure'>; word: Word };

/**
 * Asks the server how the payment stands until something follows from it, also behind the card that says that nobody
 * knows yet; `left` when nobody waits any more.
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
