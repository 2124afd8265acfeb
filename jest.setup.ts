import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; the router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** jsdom lays nothing out, so nothing ever changes its size. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoSizes;
