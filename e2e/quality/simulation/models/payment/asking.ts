import type { Screen, Simulated } from '../../phone/simulated';

type Asked = { method: string; path: string; body: unknown; headers: object | undefined };
export type Answered = { status: number; body: unknown } | undefined;
/** Functions of the model that a page calls in place of the browser. An answer is `undefined` when it is lost. */
export type Asking = Simulated & {
  ask: (asked: Asked) => Promise<Answered>;
  opened: (page: Opened) => void;
};
/** `kept` is everything that the hooks of the screen remember. */
export type Opened = {
  view: () => Screen | undefined;
  kept: () => readonly unknown[];
  /** Shows the screen of the address. */
  show: () => void;
};

declare global {
  /** Takes the function that starts the program again for another page. */
  var started: (restart: () => void) => void;
}
