import { onlyCopy } from '@shared/config/only-copy';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { type BackBlock, blockBackIn } from './back-block';
import {
  isPopupOpen,
  type PopupKind,
  type PopupStack,
  withoutPopup,
  withPopup,
} from './popup-stack';

type Popups = { stack: PopupStack };

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
  /** Name of the popup for screen readers. */
  label: string;
  kind: PopupKind;
  /** May be closed without an answer: by Escape, a close button, or pressing beside it. */
  dismissible?: boolean | undefined;
};

/** `byEscape`: Escape closes without an answer, but there is no close button. */
type Way = PopupOptions & { byEscape?: boolean };

/**
 * Opens a popup and waits for its answer; undefined when it was closed without one. Only the first answer counts.
 * When the promise resolves the popup is gone and Back works again. Source: SHELL-014.
 */
export function openPopup<T>(
  render: (close: (answer: T | undefined) => void) => ReactNode,
  { label, kind, dismissible = false, byEscape = dismissible }: Way,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const id = newId();
    const close = (answer: T | undefined) => {
      const { stack } = usePopups.getState();
      if (!isPopupOpen(stack, id)) return;
      const rest = withoutPopup(stack, id);
      usePopups.setState({ stack: rest });
      const released = rest.length === 0 ? back?.release() : undefined;
      void Promise.resolve(released).then(() => resolve(answer));
    };
    if (openCount() === 0) back?.block();
    usePopups.setState(({ stack }) => ({
      stack: withPopup(stack, {
        id,
        label,
        kind,
        dismiss: byEscape ? () => close(undefined) : undefined,
        hasCloseButton: dismissible,
        render: () => render(close),
      }),
    }));
  });
}

export const openCount = (): number => usePopups.getState().stack.length;

/** For the host: the router shows another page. */
export const noteEntry = (): void => back?.noteEntry();

/** How far a long text was read before it was closed, by its title, in px; it opens there again. */
export const readSoFar: Map<string, number> = held.read;
