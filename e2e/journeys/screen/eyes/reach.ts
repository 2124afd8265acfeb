import type { Sent } from '../query';
import { all } from './find';

/** The point to press, the scroll step to make first, or the reason why neither is possible. */
export type Reach =
  | { at: { x: number; y: number } }
  | { wheel: { x: number; y: number; dx: number; dy: number } }
  | { not: string };

/** Finds the point to press on a control. The control must stand still, be topmost at its middle and be enabled. */
export async function reach(query: Sent): Promise<Reach> {
  const [control, ...others] = all(query);
  if (!control) return { not: 'it is not there' };
  if (others.length > 0) return { not: `there are ${others.length + 1} of them` };
  if (control.matches(':disabled, [aria-disabled=true]')) return { not: 'it is disabled' };
  const before = middleOf(control);
  await nextFrame();
  const { x, y } = middleOf(control);
  if (Math.hypot(x - before.x, y - before.y) > 0.5) return { not: 'it is moving' };
  for (const target of targetsOf(control)) {
    const middle = middleOf(target);
    const at = { x: Math.round(middle.x), y: Math.round(middle.y) };
    const hit = topmostAt(at.x, at.y);
    if (hit && takes(hit, control, target)) {
      listenFor(control);
      return { at };
    }
  }
  const wheel = towards(control, { x, y });
  if (wheel) return { wheel };
  const hit = topmostAt(x, y);
  return { not: hit ? `${said(hit)} lies over it` : `its middle is at ${x}, ${y}` };
}

/**
 * Result of a press: it reached its target (`there`), the page moved under the finger (`elsewhere`), or it is pending.
 */
export type Arrival = 'there' | 'elsewhere' | 'not yet';

let arrival: Arrival = 'not yet';
let stopListening: () => void = () => undefined;

/** Returns the result of the last press. A press that went elsewhere is not sent to the page. */
export function arrived(): Arrival {
  if (arrival !== 'not yet') stopListening();
  return arrival;
}

function listenFor(control: Element): void {
  stopListening();
  arrival = 'not yet';
  const onClick = (event: Event) => {
    const [meant] = event.composedPath();
    if (meant instanceof Element && takes(meant, control, control)) arrival = 'there';
    else if (arrival === 'not yet') {
      arrival = 'elsewhere';
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener('click', onClick, true);
  stopListening = () => window.removeEventListener('click', onClick, true);
}

/** Returns where a control can be pressed. For a radio button or checkbox this includes its label. */
const targetsOf = (control: Element): Element[] =>
  control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
    ? [control, ...(control.labels ?? [])]
    : [control];

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } =
    element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Returns the topmost element, including those inside a surface of the app. */
function topmostAt(x: number, y: number): Element | null {
  const outer = document.elementFromPoint(x, y);
  return outer?.shadowRoot?.elementFromPoint(x, y) ?? outer;
}

const takes = (hit: Element, control: Element, target: Element) =>
  target.contains(hit) ||
  control.contains(hit) ||
  (hit.closest('label')?.control === control && hit.closest('a, button') === null);

type Point = { x: number; y: number };
type Frame = { left: number; top: number; right: number; bottom: number };

/** Returns the wheel turn that moves the middle of the target to the middle of its scroll container. */
function towards(
  target: Element,
  middle: Point,
): { x: number; y: number; dx: number; dy: number } | undefined {
  for (const scroller of scrollersOf(target)) {
    const frame = shownOf(scroller);
    const centre = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
    const dx = room(scroller, 'x', middle.x - centre.x);
    const dy = room(scroller, 'y', middle.y - centre.y);
    if (Math.abs(dx) >= 1 || Math.abs(dy) >= 1)
      return {
        x: Math.round(centre.x),
        y: Math.round(centre.y),
        dx: Math.round(dx),
        dy: Math.round(dy),
      };
  }
  return undefined;
}

/** Returns the scroll containers from the inside out, with the page last. */
function scrollersOf(target: Element): Element[] {
  const page = document.scrollingElement ?? document.documentElement;
  const around: Element[] = [];
  for (let at = target.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const scrolls =
      (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) ||
      (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth);
    if (scrolls) around.push(at);
  }
  return target.closest('dialog:modal') ? around : [...around, page];
}

function shownOf(scroller: Element): Frame {
  if (scroller === document.scrollingElement)
    return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { left, top, right, bottom } = scroller.getBoundingClientRect();
  return {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, innerWidth),
    bottom: Math.min(bottom, innerHeight),
  };
}

/** Limits a scroll step to the distance that is left in that direction. */
function room(scroller: Element, axis: 'x' | 'y', wanted: number): number {
  const [at, most] =
    axis === 'x'
      ? [scroller.scrollLeft, scroller.scrollWidth - scroller.clientWidth]
      : [scroller.scrollTop, scroller.scrollHeight - scroller.clientHeight];
  return Math.min(Math.max(wanted, -at), most - at);
}

const said = (element: Element) =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;
