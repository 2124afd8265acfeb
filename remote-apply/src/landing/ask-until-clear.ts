import type { Landing } from '@shared/domain/landing';
import type { Asked } from '../req/ask-payment';
import { type Verdict, verdictOf } from './verdict';

type Parts = {
  hint: Landing['kind'];
  ask: () => Promise<Asked>;
  /** Between two questions. */
  wait: () => Promise<void>;
  isLeft: () => boolean;
};

/** Asks the server how the payment stands until something follows from it; `left` when nobody waits any more. */
export async function askUntilClear({
  hint,
  ask,
  wait,
  isLeft,
}: Parts): Promise<Exclude<Verdict, 'ask-again'> | 'left'> {
  for (let times = 1; ; times += 1) {
    const asked = await ask();
    if (isLeft()) return 'left';
    const verdict = verdictOf(hint, asked, times);
    if (verdict !== 'ask-again') return verdict;
    await wait();
  }
}
