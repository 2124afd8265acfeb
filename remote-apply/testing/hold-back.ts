import { waits } from '@shared/config/waits';
import { addressesOf, answer, type ok } from '@shared/testing/network';
import { workDone } from '@shared/ui/testing/work-done';
import { act, waitFor } from '@testing-library/react';

/** Holds the answer to a route back. Returns the function that waits for the request and lets the answer come. */
export function holdBack(route: string, given: ReturnType<typeof ok>): () => Promise<void> {
  let come: () => void = () => undefined;
  answer(
    route,
    () =>
      new Promise((resolve) => {
        come = () => resolve(given);
      }),
  );
  return async () => {
    await waitFor(() => expect(addressesOf(route)).toHaveLength(1));
    act(() => come());
    await workDone();
  };
}

/** Holds the answers of the database back. Returns the function that waits for a request and lets them come. */
export function holdDatabase(): () => Promise<void> {
  const open = indexedDB.open.bind(indexedDB);
  const answers: (() => void)[] = [];
  let isHeld = true;
  const limit = jest.replaceProperty<Record<string, number>, string>(waits, 'database', 60_000);
  const opening = jest.spyOn(indexedDB, 'open').mockImplementation((...database) => {
    const request = open(...database);
    const hear = (answered: () => void) =>
      request.addEventListener('success', () => (isHeld ? answers.push(answered) : answered()));
    Object.defineProperty(request, 'onsuccess', { set: hear });
    return request;
  });
  return async () => {
    await waitFor(() => expect(answers).not.toEqual([]));
    isHeld = false;
    opening.mockRestore();
    limit.restore();
    act(() => {
      for (const come of answers) come();
    });
    await workDone();
  };
}
