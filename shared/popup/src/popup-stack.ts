import type { ReactNode } from 'react';

/** `dialog`: a card in the middle. `sheet`: from below. `full`: the whole screen. */
export type PopupKind = 'dialog' | 'sheet' | 'full';

export type OpenPopup = {
  id: number;
  label: string;
  kind: PopupKind;
  /** Closed without an answer by Escape; undefined where only an answer closes. */
  dismiss: (() => void) | undefined;
  /** Closing without an answer is offered by a button and by pressing beside the popup. */
  hasCloseButton: boolean;
  render: () => ReactNode;
};

/** Open popups, the one on top last. */
export type PopupStack = readonly OpenPopup[];

export const withPopup = (stack: PopupStack, popup: OpenPopup): PopupStack => [...stack, popup];

export const withoutPopup = (stack: PopupStack, id: number): PopupStack =>
  stack.filter((popup) => popup.id !== id);

export const isPopupOpen = (stack: PopupStack, id: number): boolean =>
  stack.some((popup) => popup.id === id);
