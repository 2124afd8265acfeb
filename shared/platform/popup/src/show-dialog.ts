/** Opens the dialog on top. A webview without modal dialogs shows it in the page, above everything by its style. */
export function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

/**
 * Opens the dialogs that the browser has closed again, in the order of the stack. Browsers group popups that opened
 * without a click, so one close request closes several of them. A popup that is opened again would otherwise cover
 * those above it.
 */
export function reopenInOrder(): void {
  let isCovered = false;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[aria-modal]')) {
    if (isCovered && dialog.open) dialog.close();
    isCovered ||= !dialog.open;
    show(dialog);
  }
}
