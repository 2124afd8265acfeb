/** Prepares an empty page, and adds a browser function that jsdom lacks: constructed style sheets. */
export function freshPage(): void {
  document.documentElement.querySelectorAll('sandbox-native').forEach((it) => {
    it.remove();
  });
  localStorage.clear();
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
}
