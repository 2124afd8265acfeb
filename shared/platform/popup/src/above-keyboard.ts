import { watchKeyboard } from '@shared/ui/keyboard-inset';

/**
 * Keeps the popup between the keyboard below it and the part that the browser moved out of view above it. If the phone
 * does not report its keyboard, the content gets space to scroll instead. Returns the function that stops it.
 */
export const keepAboveKeyboard = (dialog: HTMLElement): (() => void) =>
  watchKeyboard(({ below, above, isUnreported }) => {
    // An iPhone reports its safe area even while the keyboard covers it.
    const lifted = {
      '--above': `${above}px`,
      '--below': `${below}px`,
      '--air': '1rem',
      '--safe-bottom': '0px',
    };
    for (const [name, value] of Object.entries(lifted))
      if (below > 0) dialog.style.setProperty(name, value);
      else dialog.style.removeProperty(name);
    dialog.toggleAttribute('data-unreported', isUnreported);
  });
