import { BridgeFailure } from '@shared/bridge';
import { useEffect, useRef, useState } from 'react';

export type CameraWait = {
  /** The camera was requested and has not answered. */
  isWaiting: boolean;
  wait: <T>(answer: Promise<T>) => Promise<T>;
  /** Stops waiting. A later answer is ignored. */
  giveUp: () => void;
};

/** Lets the customer stop waiting for a camera that does not answer. This counts as cancelled. Source: BRIDGE-005. */
export function useCameraWait(): CameraWait {
  const [isWaiting, setWaiting] = useState(false);
  const giveUp = useRef(() => {});
  // A user who leaves the page cancels the photo. A killed page does not run this.
  useEffect(() => () => giveUp.current(), []);
  const wait = async <T>(answer: Promise<T>): Promise<T> => {
    setWaiting(true);
    const given = new Promise<never>((_, reject) => {
      giveUp.current = () => reject(new BridgeFailure('cancelled'));
    });
    return Promise.race([answer, given]).finally(() => setWaiting(false));
  };
  return { isWaiting, wait, giveUp: () => giveUp.current() };
}
