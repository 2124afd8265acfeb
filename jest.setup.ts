import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, configure } from '@testing-library/react';
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

const realTimeout = globalThis.setTimeout;
/** Turns of the event loop until an answer is handled and its page is drawn. */
const TURNS = 20;
/** Work that a last test left behind ends in its own file, because code that loads later finds no modules any more. */
afterAll(async () => {
  for (let turn = 0; turn < TURNS; turn += 1)
    await act(() => new Promise((done) => realTimeout(done)));
});
