import { installNative } from './install';
import { closeKeyboard } from './keyboard';
import { readPhone } from './phone-state';
import { freshPage } from './testing/web';

const script = { object: 'ServiceCareBridge', token: 'ServiceCareApp' };
let heard = 0;
/** The height is a getter of the class, as in browsers, and not a property of the object. */
class View extends EventTarget {
  get height(): number {
    return 768;
  }
}
const view = new View();
const hidden = () => window.innerHeight - (window.visualViewport?.height ?? 0);

// Listeners on the document cannot be removed, so all tests share one phone.
beforeAll(() => {
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  view.addEventListener('resize', () => {
    heard += 1;
  });
  freshPage();
  installNative({ ...script, device: 'android', phone: 'keyboard:usual' });
});
beforeEach(() => {
  heard = 0;
  document.body.innerHTML =
    '<input id="name"><input id="code" type="tel"><input id="agree" type="checkbox"><input id="fixed" readonly>';
  readPhone('keyboard:usual');
});
afterEach(() => closeKeyboard());

const at = (id: string) => document.getElementById(id) as HTMLInputElement;
const board = () =>
  document.querySelector<HTMLElement>('sandbox-native[data-surface=keyboard]')?.shadowRoot;
const press = (surface: string) =>
  document
    .querySelector<HTMLElement>(`sandbox-native[data-surface=${surface}]`)
    ?.shadowRoot?.querySelector<HTMLElement>('button')
    ?.click();

describe('the keyboard of the sandbox phone', () => {
  it('reduces the visual viewport while a text field has focus, and restores it', () => {
    at('name').focus();
    expect([hidden(), heard]).toEqual([291, 1]);

    at('name').blur();
    expect([hidden(), heard]).toEqual([0, 2]);
    expect(board()).toBeUndefined();
  });

  it('stays open when the focus moves to another field', () => {
    at('name').focus();
    at('code').focus();

    expect(hidden()).toBe(291);
    expect(document.querySelectorAll('[data-surface=keyboard]')).toHaveLength(1);
  });

  it.each(['agree', 'fixed'])('does not open for controls without text input: %s', (id) => {
    at(id).focus();

    expect(hidden()).toBe(0);
  });

  it('closes by its own key or Back, keeps the focus, and reopens when the field is tapped', () => {
    const goBack = jest.spyOn(history, 'back').mockImplementation(() => undefined);
    at('name').focus();
    press('keyboard');
    expect([hidden(), document.activeElement?.id]).toEqual([0, 'name']);

    at('name').click();
    expect(hidden()).toBe(291);

    press('back');
    expect(hidden()).toBe(0);
    expect(goBack).not.toHaveBeenCalled();
    press('back');
    expect(goBack).toHaveBeenCalledTimes(1);
  });

  it('has the configured height, and does not open on a computer', () => {
    readPhone('keyboard:high');
    at('name').focus();
    expect(hidden()).toBe(380);
    at('name').blur();

    readPhone('');
    at('name').focus();
    expect(hidden()).toBe(0);
  });
});
