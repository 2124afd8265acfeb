/** Looks follow each other at once, as often as a patient page would look; stands in for @shared/settle/pause. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
