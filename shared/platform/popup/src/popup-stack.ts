import type { ReactNode } from 'react';

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

/** Open popups, the topmost last. */
export type PopupStack = readonly OpenPopup[];

export const withPopup = (stack: PopupStack, popup: OpenPopup): PopupStack => [...stack, popup];

export const withoutPopup = (stack: PopupStack, id: number): PopupStack =>
  stack.filter((popup) => popup.id !== id);

export const isPopupOpen = (stack: PopupStack, id: number): boolean =>
  stack.some((popup) => popup.id === id);
