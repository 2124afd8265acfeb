import { type BrokenName, brokenAnswers, troubles } from '@shared/api/testing/broken-answers';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from './network';

/**
 * Answers `route` with one of `brokenAnswers` from now on. `good` is the body of the normal answer.
 */
export function answerBroken(route: string, kind: BrokenName, good: unknown): void {
  const broken = brokenAnswers[kind](good);
  answer(route, (request) =>
    typeof broken === 'function' ? broken({ ...request, timeoutMs: 5 }) : broken,
  );
}

/**
 * Closes all popups, then expects that nothing is pending and that the page shows none of `lies`.
 * A full-screen popup stays open, as it does for the customer.
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
