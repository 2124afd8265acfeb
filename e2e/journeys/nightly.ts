/** Marks journeys that only the nightly run includes (`NIGHTLY=1`), because others show the same in every run. */
export const nightly = { tag: '@nightly' };

/** Marks the cases of a table that are not part of every run. */
export const nightlyUnless = (isEveryRun: boolean) => (isEveryRun ? {} : nightly);
