import { urlOf } from '@shared/text/url';
import type { Fault } from './fault';

/**
 * Messages of errors that our code does not cause, or that have no known cause. They are about a script of another
 * origin, a native object of a closed webview, or observers that notify again in the next frame.
 */
const FOREIGN_WORDS =
  /Script error\.?$|Java (?:object is gone|exception was raised)|ResizeObserver loop/;
const ADDRESS = /([a-z-]+:\/\/[^\s()@]*):\d+:\d+/;
const EXTENSION = /^(?:[a-z-]*-extension|webkit-masked-url):/;

/** Returns the thrown value, or `undefined` for a fault that is not an exception. */
export const thrownIn = (fault: Fault): { thrown: unknown; heard?: ErrorEvent } | undefined => {
  if ('thrown' in fault) return fault;
  if (!('heard' in fault)) return undefined;
  if ('reason' in fault.heard) return { thrown: fault.heard.reason };
  return 'error' in fault.heard
    ? { thrown: fault.heard.error, heard: fault.heard as ErrorEvent }
    : undefined;
};

/** Returns whether the message alone shows that an exception is not ours. */
export function saysForeign(fault: Fault): boolean {
  const { thrown, heard } = thrownIn(fault) ?? {};
  const words = [heard?.message, Object(thrown).message, thrown];
  return words.some((text) => typeof text === 'string' && FOREIGN_WORDS.test(text));
}

/**
 * Returns whether an exception comes from code that is not ours. Its message, a frame of an extension on top, or a
 * place in another origin shows that. An exception without a place counts as ours. `hasOwnFrames`: a frame of its stack
 * is in a file of the release.
 */
export function isForeign(fault: Fault, hasOwnFrames: boolean): boolean {
  const { thrown, heard } = thrownIn(fault) ?? {};
  if ('thrown' in fault) return false;
  if (saysForeign(fault)) return true;
  const [, innermost] = ADDRESS.exec(String(Object(thrown).stack)) ?? [];
  if (innermost !== undefined && EXTENSION.test(innermost)) return true;
  if (hasOwnFrames) return false;
  const place = innermost ?? heard?.filename;
  return place !== undefined && place !== '' && urlOf(place)?.origin !== location.origin;
}
