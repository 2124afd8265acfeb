import { Icon } from '@shared/ui/Icon';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { keepAboveKeyboard } from './above-keyboard';
import css from './popup.module.css';
import type { OpenPopup } from './popup-stack';
import { usePopups } from './popups';

/** Where open popups appear; rendered once, by the host. */
export function PopupHost() {
  const stack = usePopups((popups) => popups.stack);
  return stack.map((popup) => <PopupDialog key={popup.id} popup={popup} />);
}

type Props = { popup: OpenPopup };

/** One open popup as the browser's own modal dialog: what is behind is inert, and the focus comes back to its opener. */
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
      // Android's Back asks a dialog to close: like any Back it does nothing. Escape is heard above.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.isConnected && show(dialog.current)}
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

/** A component of its own, so that what the opener renders may use hooks. */
function Content({ render }: { render: OpenPopup['render'] }) {
  return render();
}

function openModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const leaveKeyboard = keepAboveKeyboard(dialog);
  show(dialog);
  firstFocus(dialog).focus({ preventScroll: true });
  return () => {
    leaveKeyboard();
    if (dialog.open && 'close' in dialog) dialog.close();
    if (opener instanceof HTMLElement && opener.isConnected) giveFocusBack(opener);
  };
}

/**
 * What is too long for the window is read from its beginning: WebKit brings the focus into view a moment later, whoever
 * gave it, and a button stands at the end.
 */
function firstFocus(dialog: HTMLDialogElement): HTMLElement {
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]');
  const inside = dialog.firstElementChild;
  const isLong = inside !== null && inside.scrollHeight > inside.clientHeight;
  return first === null || (isLong && first.tabIndex >= 0) ? dialog : first;
}

/** A button that is busy until the popup is answered takes the focus once it can be pressed again. */
function giveFocusBack(opener: HTMLElement): void {
  opener.focus({ preventScroll: true });
  if (document.activeElement === opener) return;
  const enabled = new MutationObserver(() => {
    enabled.disconnect();
    if (document.activeElement === document.body) opener.focus({ preventScroll: true });
  });
  enabled.observe(opener, { attributeFilter: ['disabled'] });
}

/** Older webviews know no modal dialogs: there it stands in the page, over everything by its style. */
function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}
