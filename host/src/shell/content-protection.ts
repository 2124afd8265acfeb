/** Where people write or choose, selecting stays possible: a field must stay editable. */
const FIELDS = 'input, textarea, select';

const refuse = (event: Event): void => {
  const isField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  const isProtected = document.documentElement.hasAttribute('data-protected');
  if (isProtected && !isField) event.preventDefault();
};

/** Right-click, drag and text selection are off on a protected page (`ContentProtection`). Source: SEC-004, A-16. */
export function beginContentProtection(): void {
  for (const name of ['contextmenu', 'dragstart', 'selectstart'])
    document.addEventListener(name, refuse);
}
