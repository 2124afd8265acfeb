/** More attempts than there are writers of one list at the same time. */
const TRIES = 40;
const LONGEST_PAUSE_MS = 80;

/**
 * Repeats a change of an object that many writers change, each time from its current content, until it succeeds.
 * @throws when it never succeeds.
 */
export async function untilWritten(what: string, attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    if (await attempt()) return;
    const pause = Math.random() * Math.min(LONGEST_PAUSE_MS, 4 * tries);
    await new Promise((done) => setTimeout(done, pause));
  }
  throw new Error(
    `${what} could not be changed in ${TRIES} tries: each time another tag stood there. Is somebody writing all the time, or does the store refuse a condition that holds? npm run mfe -- probe`,
  );
}
