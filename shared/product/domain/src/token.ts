/** A token is not used in its last seconds, so that it does not expire on the way. Source: AUTH-006. */
const SAFETY_MS = 30_000;

export type TokenLife = {
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** Seconds. */
  expiresIn: number;
};

/** Returns whether the token is valid, which ends 30 seconds before its expiry. Source: AUTH-006, A-17. */
export const isPreAuthValid = ({ receivedAt, expiresIn }: TokenLife, now: number): boolean =>
  now < receivedAt + expiresIn * 1000 - SAFETY_MS;
