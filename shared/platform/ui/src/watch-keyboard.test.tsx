import { leavePhone, PAGE, phoneView } from '../testing/phone-view';
import { KEYBOARD_EVENT, type Keyboard, watchKeyboard } from './keyboard-inset';

let phone: ReturnType<typeof phoneView>;
let isPhone: boolean;
let keyboard: Keyboard | undefined;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  phone = phoneView();
  isPhone = true;
  window.matchMedia = jest.fn(() => ({ matches: isPhone }) as MediaQueryList);
  document.body.innerHTML =
    '<input id="name"><input id="other"><input id="agree" type="checkbox"><input id="fixed" readonly>';
  stop = watchKeyboard((now) => {
    keyboard = now;
  });
});
afterEach(() => {
  stop();
  delete document.documentElement.dataset['keyboard'];
  leavePhone();
  Reflect.deleteProperty(window, 'matchMedia');
  jest.useRealTimers();
});

const focus = (id: string) => document.getElementById(id)?.focus();
const blur = () => (document.activeElement as HTMLElement | null)?.blur();
const resize = (height: number, scale = 1) => phone.resize({ height, scale });
/** Simulates a webview that the app makes smaller for its keyboard. */
function shrink(height: number) {
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(height);
  resize(height);
}
function announce(height: number) {
  document.documentElement.dataset['keyboard'] = String(height);
  window.dispatchEvent(new Event(KEYBOARD_EVENT));
}
const later = () => jest.advanceTimersByTime(1000);

describe('watchKeyboard', () => {
  it('reports 0 when the field loses focus and the viewport stays small without an event', () => {
    focus('name');
    resize(500);
    expect(keyboard).toEqual({ below: 300, above: 0, isUnreported: false });

    blur();
    jest.advanceTimersByTime(299);
    expect(keyboard?.below).toBe(300); // a tap on the lifted bar is still in progress

    jest.advanceTimersByTime(1);
    expect(keyboard?.below).toBe(0);
  });

  it('keeps the height when the focus moves to another field', () => {
    focus('name');
    resize(500);
    focus('other');
    later();

    expect(keyboard?.below).toBe(300);
  });

  it.each([
    ['visibilitychange', () => document],
    ['pageshow', () => window],
    ['orientationchange', () => window],
  ])('checks again on %s', (name, target) => {
    focus('name');
    resize(500);
    phone.view.height = PAGE;

    target().dispatchEvent(new Event(name));

    expect(keyboard?.below).toBe(0);
  });

  it.each([1.25, 1.5, 2, 4])(
    'sees a keyboard and no zoom on a page zoomed x%d and moved',
    (scale) => {
      resize(PAGE / scale, scale);
      expect(keyboard).toEqual({ below: 0, above: 0, isUnreported: false });

      focus('name');
      phone.view.offsetTop = 40;
      resize(460);
      expect(keyboard).toMatchObject({ below: 300, above: 40 });

      phone.view.offsetTop = 200;
      resize(460 / scale, scale);
      expect(keyboard).toMatchObject({ below: 300, above: 40 });

      blur();
      later();
      expect(keyboard?.below).toBe(0);
    },
  );

  it.each([
    ['comes', 0, 300],
    ['leaves', 300, 0],
  ])('follows a keyboard that %s on a zoomed page', (_, before, after) => {
    focus('name');
    resize(PAGE - before);
    resize((PAGE - before) / 2, 2);
    resize((PAGE - after) / 2, 2);

    expect(keyboard?.below).toBe(after);
  });

  it('uses the height that the app announces until the app announces 0', () => {
    focus('name');
    announce(320);
    expect(keyboard?.below).toBe(320);

    resize(500);
    announce(0);
    expect(keyboard?.below).toBe(0);
  });

  it('reports a possible keyboard while a field has the focus on a phone without events', () => {
    focus('name');
    expect(keyboard?.isUnreported).toBe(false);
    later();
    expect(keyboard).toEqual({ below: 0, above: 0, isUnreported: true });

    blur();
    later();
    expect(keyboard?.isUnreported).toBe(false);
  });

  it('still reports a possible keyboard when the phone is turned while a field has the focus', () => {
    focus('name');
    window.dispatchEvent(new Event('orientationchange'));
    shrink(390);
    later();

    expect(keyboard?.isUnreported).toBe(true);
  });

  it.each<[string, string, readonly (() => void)[]]>([
    ['the keyboard was reported', 'name', [() => resize(500)]],
    ['the keyboard was reported once', 'name', [() => resize(500), () => resize(PAGE)]],
    ['the webview became smaller', 'name', [() => shrink(500)]],
    ['the app announces keyboards', 'name', [() => announce(0)]],
    ['the field is a checkbox', 'agree', []],
    ['the field cannot be changed', 'fixed', []],
    ['the page is on a computer', 'name', [() => (isPhone = false)]],
  ])('reports no possible keyboard when %s', (_when, field, reports) => {
    focus(field);
    for (const report of reports) report();
    later();

    expect(keyboard?.isUnreported).toBe(false);
  });
});
