import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { NOON } from './shared/domain/testing/noon';

// A limit is for what hangs: ten seconds are none to a test that finds what it looks for.
configure({ asyncUtilTimeout: 10_000 });

// jsdom leaves these out; the router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** jsdom lays nothing out, so nothing ever changes its size. */
class NoSizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoSizes;

const ahead = NOON - Date.now();
const now = () => MachineDate.now() + ahead;
const MachineDate = Date;
/** The clock of the phone begins at noon and goes on from there. */
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, as) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], as),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
