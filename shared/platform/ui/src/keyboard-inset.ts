/** A smaller change in px is the browser's own toolbar, not a keyboard. */
const BAR = 80;
/** Browsers round, so a page without zoom may report a scale slightly above 1. */
const ZOOMED = 1.01;
/** A keyboard closes within this time in ms, and a tap that started on the lifted bar ends on it. */
const LEAVE_MS = 300;
/** A phone that reports its keyboard does so within this time in ms after a field gets the focus. */
const REPORT_MS = 1000;

/** Event on `window`: the app has set the keyboard's height in `<html data-keyboard>`. */
export const KEYBOARD_EVENT = 'carekeyboard';

export type Keyboard = {
  /** Height in px that the keyboard covers at the bottom of the page. */
  below: number;
  /** Distance in px by which the browser moved the page up to keep the field visible. */
  above: number;
  /** A field has the focus on a phone that has never reported a keyboard, so half of the page may be covered. */
  isUnreported: boolean;
};

/** Values that the browser and the app report at one moment. `hidden`: px of the page without zoom. */
export type Signals = { hidden: number; isTyping: boolean };
/** State from earlier signals. `stale`: px missing at the bottom although no field has the focus. */
export type Memory = { wasTyping: boolean; stale: number };

/**
 * Returns how many px the keyboard covers. Some webviews keep the smaller viewport after the keyboard closes, so px that
 * are missing when the field loses the focus are ignored until more are missing. Example: 300 px hidden, then the field
 * loses the focus → 0, then 340 → 340.
 */
export function keyboardAfter(
  { wasTyping, stale }: Memory,
  { hidden, isTyping }: Signals,
): Memory & { below: number } {
  if (isTyping) return { wasTyping: true, stale: 0, below: hidden };
  const known = wasTyping ? hidden : Math.min(stale, hidden);
  return { wasTyping: false, stale: known, below: hidden > known ? hidden : 0 };
}

/**
 * Calls `onChange` at once and whenever the covered part of the page changes. It checks again when the focus, the
 * visual viewport, the orientation or the app's value changes, and when the page becomes visible. Returns the function
 * that stops it.
 */
export function watchKeyboard(onChange: (keyboard: Keyboard) => void): () => void {
  let moved = movedPx(0);
  let memory: Memory = { wasTyping: isTyping(), stale: isTyping() ? 0 : hiddenPx(moved) };
  let hasReported = false;
  let isUnreported = false;
  /** Height in px of the page before a field got the focus. */
  let full = pageHeight();
  let timer: ReturnType<typeof setTimeout>;

  const look = () => {
    moved = movedPx(moved);
    const signals = { hidden: hiddenPx(moved), isTyping: isTyping() };
    const { below, ...next } = keyboardAfter(memory, signals);
    memory = next;
    // Some webviews become smaller, so that the keyboard covers nothing of the page.
    const isSmaller = next.wasTyping && full - pageHeight() > BAR;
    hasReported ||= isSmaller || below > 0 || announcedPx() !== undefined;
    isUnreported &&= !hasReported && next.wasTyping;
    onChange({ below, above: below > 0 ? Math.round(moved) : 0, isUnreported });
  };
  const onFocus = () => {
    clearTimeout(timer);
    if (!memory.wasTyping) full = pageHeight();
    const takesFocus = isTyping();
    timer = setTimeout(
      () => {
        isUnreported = takesFocus && isTyping() && window.matchMedia?.('(pointer: coarse)').matches;
        look();
      },
      takesFocus ? REPORT_MS : LEAVE_MS,
    );
  };
  const stop = new AbortController();
  const on = (target: EventTarget | null, names: readonly string[], listener: () => void) => {
    for (const name of names) target?.addEventListener(name, listener, { signal: stop.signal });
  };
  // The turned page has another height without a keyboard. It is unknown until the next field gets the focus.
  on(window, ['orientationchange'], () => {
    full = 0;
  });
  on(window.visualViewport, ['resize', 'scroll'], look);
  on(window, ['pageshow', 'orientationchange', KEYBOARD_EVENT], look);
  on(document, ['visibilitychange'], look);
  on(document, ['focusin', 'focusout'], onFocus);
  look();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

/**
 * Returns by how many px the browser moved the page up. On a zoomed page the customer moves the view, which says nothing
 * about a keyboard, so the earlier value stays.
 */
function movedPx(before: number): number {
  const view = window.visualViewport;
  return view && view.scale <= ZOOMED ? view.offsetTop : before;
}

/**
 * Returns the px missing at the bottom of a page that moved up: the app's value if it set one, else from the visual
 * viewport. Zoom makes the viewport smaller by its scale, and a keyboard by its height.
 */
function hiddenPx(moved: number): number {
  const view = window.visualViewport;
  const covered = announcedPx() ?? (view ? pageHeight() - view.height * view.scale : 0);
  const hidden = covered - moved;
  return hidden > BAR ? Math.round(hidden) : 0;
}

const pageHeight = (): number => document.documentElement.clientHeight;

function announcedPx(): number | undefined {
  const { keyboard } = document.documentElement.dataset;
  return keyboard === undefined ? undefined : Number(keyboard);
}

/** Input types that open no keyboard. */
const WITHOUT_KEYBOARD = /^(button|checkbox|color|date|file|image|radio|range|reset|submit)$/;

function isTyping(): boolean {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement)
    return !field.readOnly && !WITHOUT_KEYBOARD.test(field.type);
  return field instanceof HTMLTextAreaElement && !field.readOnly;
}
