/** Ends the pause of the page, if it is in one. */
export const held: { goOn: (() => void) | undefined } = { goOn: undefined };
/** Replaces @shared/payment/pause, so that the test decides when the page queries again. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    held.goOn = resolve;
  });
