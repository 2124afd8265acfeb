/**
 * The longest wait for each browser API, in milliseconds. After it the product continues without the answer.
 * A wait on the server has its own limits in `shared/product/api/src/client.ts`.
 */
export const waits = {
  /** IndexedDB: opening and one transaction together. WebKit may never answer after the app was in the background. */
  database: 2000,
  /** The Web Lock that keeps two tabs from paying at the same time. */
  payLock: 2000,
  /** The Web Lock around a renewal of the session. A tab that holds it longer is asleep. */
  sessionLock: 61_000,
  /** The share sheet of the phone. It may stay open longer; then the button is free again, and nothing is lost. */
  share: 15_000,
  /** Reading a chosen photo. One that lies in a cloud is fetched first. */
  photo: 30_000,
  /** Decoding or encoding a chosen photo. */
  photoStep: 10_000,
  /** Writing to the clipboard. The browser may ask the customer for permission, who may not answer. */
  clipboard: 5000,
  /** Answers of the native app that need nothing of the customer. Silence means that it does not know the question. */
  bridgePrompt: 3000,
  /** The app saves a file; the customer may choose a folder meanwhile. */
  bridgeSave: 45_000,
  /** A pop-up takes the focus at once. A page that still has it after this time shows no visible pop-up. */
  popupSign: 5000,
  /** A call that only asks whether the network works. */
  probe: 5000,
  /** The first file of our font. After it, texts with other characters stay in the font of the phone. */
  font: 60_000,
  /** A page that leaves for the card page is gone by then, or the card page opened in an app, or not at all. */
  leaving: 20_000,
} as const;

export type Wait = keyof typeof waits;

/** The timers of the browser; a test passes its own. */
export type Clock = {
  setTimeout: (work: () => void, ms: number) => unknown;
  clearTimeout: (timer: never) => void;
};

/** A browser API did not answer within its limit. */
export class Overdue extends Error {
  override readonly name = 'Overdue';
}

/**
 * Returns the result of `work`, which goes on in the background after its limit.
 * @throws {Overdue} when `work` is not done within `waits[wait]`.
 */
export function inTime<T>(wait: Wait, work: Promise<T>, clock: Clock = globalThis): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new Overdue(wait)), waits[wait]);
    const stop = () => clock.clearTimeout(timer as never);
    work.then(resolve, reject).finally(stop);
  });
}
