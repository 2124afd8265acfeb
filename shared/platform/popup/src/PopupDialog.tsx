import { Icon } from '@shared/ui/Icon';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import css from './popup.module.css';
import { type OpenPopup, usePopups } from './popups';

/** Renders the open popups. The host renders it once. */
export function PopupHost() {
  const stack = usePopups((popups) => popups.stack);
  return stack.map((popup) => <PopupDialog key={popup.id} popup={popup} />);
}

type Props = { popup: OpenPopup };

/**
 * Shows one open popup as the browser's modal dialog. The content behind it is inert, and the focus returns to the
 * element that opened it. If that is busy or gone by then, the host finds a place (`keep-focus.ts`).
 */
function PopupDialog({ popup }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (dialog.current === null ? undefined : openModal(dialog.current)), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    popup.dismiss?.();
  };

  return (
    <dialog
      ref={dialog}
      className={css[popup.kind]}
      aria-label={popup.label}
      aria-modal="true"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // Android's Back asks a dialog to close. This ignores it, like every other Back. Escape is handled above.
      onCancel={(event) => event.preventDefault()}
      onClose={reopenInOrder}
      onClick={({ target }) => {
        if (popup.hasCloseButton && target === dialog.current) popup.dismiss?.();
      }}
    >
      <div className={css['inside']}>
        <Content render={popup.render} />
        {popup.hasCloseButton && (
          <button type="button" className={css['corner']} aria-label="닫기" onClick={popup.dismiss}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </dialog>
  );
}

/** A separate component, so that the content of the opener can use hooks. */
function Content({ render }: { render: OpenPopup['render'] }) {
  return render();
}

/** The keyboard's part loads in an idle moment, or with this popup. Without it, a popup opens all the same. */
function openModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const keyboard = import('./above-keyboard').then(
    ({ keepAboveKeyboard }) => keepAboveKeyboard(dialog),
    () => undefined,
  );
  dialog.showModal();
  firstFocus(dialog).focus({ preventScroll: true });
  return () => {
    void keyboard.then((leave) => leave?.());
    dialog.close();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/**
 * Returns the element to focus first. A popup that is too long for the window is read from its start, because WebKit
 * scrolls the focused element into view and a button is at the end.
 */
function firstFocus(dialog: HTMLDialogElement): HTMLElement {
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]');
  const inside = dialog.firstElementChild;
  const isLong = inside !== null && inside.scrollHeight > inside.clientHeight;
  return first === null || (isLong && first.tabIndex >= 0) ? dialog : first;
}

/**
 * Opens the dialogs that the browser has closed again, in the order of the stack. Browsers group popups that opened
 * without a click, so one close request closes several of them. A popup that is opened again would otherwise cover
 * those above it.
 */
function reopenInOrder(): void {
  let isCovered = false;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[aria-modal]')) {
    if (isCovered && dialog.open) dialog.close();
    isCovered ||= !dialog.open;
    if (!dialog.open) dialog.showModal();
  }
}
