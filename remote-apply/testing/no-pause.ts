/** Replaces @shared/payment/pause, so that repeated queries follow each other without a delay. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
