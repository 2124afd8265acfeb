import { onlyCopy } from '@shared/config/only-copy';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { type BackBlock, blockBackIn } from './back-block';

/** `dialog`: a card in the middle. `sheet`: from the bottom. `full`: full screen. */
export type PopupKind = 'dialog' | 'sheet' | 'full';

export type OpenPopup = {
  id: number;
  label: string;
  kind: PopupKind;
  /** Closes it without an answer on Escape. `undefined` if only an answer closes it. */
  dismiss: (() => void) | undefined;
  /** A button, and a click beside the popup, close it without an answer. */
  hasCloseButton: boolean;
  /** Text and answer of a message. The same message is not shown twice at once. */
  said: { text: string; answer: Promise<unknown> } | undefined;
  render: () => ReactNode;
};

/** `stack`: the open popups, the topmost last. */
type Popups = { stack: readonly OpenPopup[] };

const held = onlyCopy('@shared/popup', () => {
  const back: BackBlock | undefined =
    typeof window === 'undefined' ? undefined : blockBackIn(window);
  return {
    usePopups: create<Popups>(() => ({ stack: [] })),
    back,
    lastId: 0,
    read: new Map<string, number>(),
  };
});
export const { usePopups } = held;
const { back } = held;

function newId(): number {
  held.lastId += 1;
  return held.lastId;
}

export type PopupOptions = {
  /** Accessible name of the popup. */
  label: string;
  kind: PopupKind;
  /** Escape, a close button, or a click beside it may close the popup without an answer. */
  dismissible?: boolean | undefined;
};

/**
 * `byEscape`: Escape closes it without an answer, but there is no close button. `text`: while a popup with the same text
 * is open, its answer is returned and no second one opens.
 */
type Way = PopupOptions & { byEscape?: boolean; text?: string };

/**
 * Opens a popup and returns its answer, or `undefined` when it is closed without one. Only the first answer counts.
 * When the promise resolves, the popup is closed and Back works again. Source: SHELL-014.
 */
export function openPopup<T>(
  render: (close: (answer: T | undefined) => void) => ReactNode,
  { label, kind, dismissible = false, byEscape = dismissible, text }: Way,
): Promise<T | undefined> {
  const same = usePopups.getState().stack.find(({ said }) => text && said?.text === text);
  if (same?.said) return same.said.answer as Promise<T | undefined>;
  const id = newId();
  let close: (answer: T | undefined) => void = () => undefined;
  const answer = new Promise<T | undefined>((resolve) => {
    close = (given) => {
      const { stack } = usePopups.getState();
      const rest = stack.filter((popup) => popup.id !== id);
      if (rest.length === stack.length) return;
      usePopups.setState({ stack: rest });
      const released = rest.length === 0 ? back?.release() : undefined;
      void Promise.resolve(released).then(() => resolve(given));
    };
  });
  if (openCount() === 0) back?.block();
  const opened: OpenPopup = {
    id,
    label,
    kind,
    dismiss: byEscape ? () => close(undefined) : undefined,
    hasCloseButton: dismissible,
    said: text === undefined ? undefined : { text, answer },
    render: () => render(close),
  };
  usePopups.setState(({ stack }) => ({ stack: [...stack, opened] }));
  return answer;
}

export const openCount = (): number => usePopups.getState().stack.length;

/** Called by the host when the router shows another page. */
export const noteEntry = (): void => back?.noteEntry();

/** Scroll position in px of long texts at closing, by title. They open again at this position. */
export const readSoFar: Map<string, number> = held.read;
