import { insetsOf, percentOf } from './phone-choices';
import { phone } from './phone-state';
import { type Device, element, openSurface } from './surface';

let takeOff: () => void = () => undefined;

/**
 * Gives the page the cut-outs, bars and text size of the phone. The page reads `env(safe-area-inset-*)` in its tokens
 * alone, so its two tokens are written over; the size of a root's text is what a phone's own setting changes.
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

/** An empty value takes the property away, so that the page's own counts again. */
const set = (style: CSSStyleDeclaration, name: string, value: string): void =>
  value === '' ? void style.removeProperty(name) : style.setProperty(name, value);

/** Clock, cut-out and the bar of the system, where they lie over the page. */
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
