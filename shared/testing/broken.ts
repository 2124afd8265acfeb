import { brokenAnswers, troubles } from '@shared/api/testing/broken-answers';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from './network';

/**
 * From now on `route` is answered in this broken way, one of `brokenAnswers`; `good` is the body of its good answer. Returns
 * the status, 0 where no answer comes.
 */
export function answerBroken(route: string, kind: string, good: unknown): number {
  const broken = brokenAnswers[kind]?.(good);
  if (broken === undefined) throw new Error(`nobody answers so: ${kind}`);
  answer(route, (request) =>
    typeof broken === 'function' ? broken({ ...request, timeoutMs: 5 }) : broken,
  );
  return typeof broken === 'object' ? broken.status : 0;
}

/**
 * What is said is closed until nothing is; behind the last word nothing may wait, and nowhere stands one of `lies`. A popup
 * over the whole page stays, as it does for the customer.
 */
export async function expectNoTrouble(lies: RegExp): Promise<void> {
  for (let closed = 0; closed < 4; closed += 1) {
    await workDone();
    expect(troubles(document.body, lies)).toEqual([]);
    const top = screen.queryAllByRole('dialog').at(-1);
    if (top === undefined || top.classList.contains('full')) return;
    await userEvent.click(within(top).getAllByRole('button').at(-1) as HTMLElement);
  }
}
