import { nativeStyle } from './style';

export type Device = 'android' | 'ios';

/** The highest layer there is: an app's own surfaces lie over everything a page can draw. */
const TOP = '2147483647';

/**
 * A layer of the app over the page, in a shadow tree of its own: neither side's styles reach the other, and nothing is
 * written as markup, so the page's strict policies hold for it too.
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
  root.adoptedStyleSheets = [nativeStyle()];
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

/** A line of the app at the foot of the screen, gone by itself. */
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
