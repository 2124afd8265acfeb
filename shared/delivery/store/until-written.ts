/** More than there are ever writers of one list at once; who always loses does not race any more. */
const TRIES = 40;
const LONGEST_PAUSE_MS = 80;

/**
 * Tries a change of an object that many change, each time from what stands there now, until nobody was faster.
 * @throws when it never went through.
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
