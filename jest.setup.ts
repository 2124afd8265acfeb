import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { workDone } from './shared/platform/ui/testing/work-done';
import { NOON } from './shared/product/domain/testing/noon';

// Generous timeout: only a failing query reaches it.
configure({ asyncUtilTimeout: 30_000 });

// The router needs these, and jsdom does not have them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** A ResizeObserver that reports each element once and without a size, because jsdom has no layout. */
class NoSizes implements ResizeObserver {
  private readonly report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.report = report;
  }
  observe(): void {
    this.report([], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoSizes;

// jsdom does not open dialogs.
if (globalThis.HTMLDialogElement)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });

const ahead = NOON - Date.now();
const now = () => MachineDate.now() + ahead;
const MachineDate = Date;
/** Starts the clock of the phone at noon. The time passes normally from there. */
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, as) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], as),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

/** Finishes pending work of a test, because its answers would reach the next one, and later imports would fail. */
afterEach(workDone);
