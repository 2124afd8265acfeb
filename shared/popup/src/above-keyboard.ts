import { keyboardInset } from '@shared/ui/keyboard-inset';

/**
 * An iPhone's keyboard lies over the page and changes nothing but the visual viewport: the popup is told what is hidden
 * above and below it and stays between the two. Until the answer is called.
 */
export function keepAboveKeyboard(dialog: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const stand = () => {
    const below = keyboardInset(document.documentElement.clientHeight, view);
    const hidden =
      below > 0
        ? { '--above': `${Math.round(view.offsetTop)}px`, '--below': `${below}px`, '--air': '1rem' }
        : undefined;
    for (const name of ['--above', '--below', '--air'] as const)
      if (hidden) dialog.style.setProperty(name, hidden[name]);
      else dialog.style.removeProperty(name);
    // It names its safe area also while the keyboard lies over it.
    if (hidden) dialog.style.setProperty('--safe-bottom', '0px');
    else dialog.style.removeProperty('--safe-bottom');
  };
  stand();
  view.addEventListener('resize', stand);
  view.addEventListener('scroll', stand);
  return () => {
    view.removeEventListener('resize', stand);
    view.removeEventListener('scroll', stand);
  };
}
