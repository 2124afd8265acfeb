import { insetsOf, percentOf } from './phone-choices';
import { phone } from './phone-state';
import { type Device, element, openSurface } from './surface';

let takeOff: () => void = () => undefined;

/**
 * Applies the cut-outs, bars and text size of the phone to the page. The page reads `env(safe-area-inset-*)` only in
 * two tokens, so this function overwrites them. A phone changes text size through the font size of the root element.
 */
export function shapePage(device: Device): void {
  const { insets, font } = phone();
  const { top, bottom } = insetsOf[insets];
  const { style } = document.documentElement;
  takeOff();
  set(style, '--safe-top', insets === 'none' ? '' : `${top}px`);
  set(style, '--safe-bottom', insets === 'none' ? '' : `${bottom}px`);
  set(style, 'font-size', font === 'normal' ? '' : `${percentOf[font]}%`);
  if (insets !== 'none') drawEdges(device, top, bottom);
}

/** Sets a style property. An empty value removes it, so that the page's own value applies again. */
const set = (style: CSSStyleDeclaration, name: string, value: string): void =>
  value === '' ? void style.removeProperty(name) : style.setProperty(name, value);

function drawEdges(device: Device, top: number, bottom: number): void {
  const { host, root, close } = openSurface('edges', device);
  host.style.pointerEvents = 'none';
  const above = element('div', '', `edge top ${phone().insets}`);
  above.style.height = `${top}px`;
  above.append(element('span', '9:41'), element('i', '', 'cutout'), element('span', '100%'));
  const below = element('div', '', `edge bottom ${phone().insets}`);
  below.style.height = `${bottom}px`;
  below.append(element('i', '', 'grip'));
  root.append(above, below);
  takeOff = () => {
    close();
    takeOff = () => undefined;
  };
}
