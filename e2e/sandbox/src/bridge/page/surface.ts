import css from './native.css';

export type Device = 'android' | 'ios';

/** Maximum z-index, because the surfaces of an app lie over everything that a page can draw. */
const TOP = '2147483647';

/**
 * Opens a layer of the app over the page, in its own shadow tree. Styles do not pass in either direction. No markup is
 * written, so that the page's strict policies allow it.
 */
export function openSurface(
  name: string,
  device: Device,
): { host: HTMLElement; root: ShadowRoot; close: () => void } {
  const host = document.createElement('sandbox-native');
  host.dataset['device'] = device;
  host.dataset['surface'] = name;
  Object.assign(host.style, { position: 'fixed', zIndex: TOP });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  document.documentElement.append(host);
  return { host, root, close: () => host.remove() };
}

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
  className = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

export function button(text: string, onPress: () => void, className = ''): HTMLButtonElement {
  const made = element('button', text, className);
  made.type = 'button';
  made.addEventListener('click', onPress);
  return made;
}

/** Shows a line of text from the app at the bottom of the screen. It disappears by itself. */
export function note(device: Device, text: string, link?: string): void {
  const { root, close } = openSurface('note', device);
  const line = element('div', text, 'note');
  line.setAttribute('role', 'status');
  if (link !== undefined) {
    const anchor = element('a', ` ${link}`);
    anchor.href = link;
    anchor.target = '_blank';
    anchor.rel = 'noopener noreferrer';
    line.append(anchor);
  }
  root.append(line);
  setTimeout(close, 4000);
}
