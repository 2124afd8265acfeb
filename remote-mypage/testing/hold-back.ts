import { answer, type ok } from '@shared/testing/network';
import { workDone } from '@shared/ui/testing/work-done';
import { act, waitFor } from '@testing-library/react';

/** Holds the next answers to a route back. Returns the function that waits for a request and lets them come. */
export function holdBack(route: string, given: ReturnType<typeof ok>): () => Promise<void> {
  const waiting: (() => void)[] = [];
  answer(route, () => new Promise((resolve) => waiting.push(() => resolve(given))));
  return async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    act(() => {
      for (const come of waiting) come();
    });
    await workDone();
  };
}
