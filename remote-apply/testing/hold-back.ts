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
