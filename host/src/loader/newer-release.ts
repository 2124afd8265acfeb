/** Whether another release is live for this device by now. The document keeps its own until it is left. */
let isLive = false;

export const isNewerLive = (): boolean => isLive;
export const newerIsLive = (): void => {
  isLive = true;
};
