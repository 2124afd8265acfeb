/** Selecting stays possible in form fields, because they must remain editable. */
const FIELDS = 'input, textarea, select';

const refuse = (event: Event): void => {
  const isField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  const isProtected = document.documentElement.hasAttribute('data-protected');
  if (isProtected && !isField) event.preventDefault();
};

/** Blocks right-click, drag and text selection on a protected page (`ContentProtection`). Source: SEC-004, A-16. */
export function beginContentProtection(): void {
  for (const name of ['contextmenu', 'dragstart', 'selectstart'])
    document.addEventListener(name, refuse);
}
