/** @jest-environment jsdom */
import { haptic, openExternal } from '@shared/bridge';
import { beginAppManners } from './app-manners';

jest.mock('@shared/bridge', () => ({
  haptic: jest.fn(),
  openExternal: jest.fn(() => Promise.resolve()),
}));

const page = `<label><input type="radio" name="a">A</label><input type="text">
  <a id="call" href="tel:15880000">전화</a><a id="page" href="#here">여기</a>`;

const press = (id: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('inside the app', () => {
  beforeAll(() => {
    beginAppManners(true);
  });
  beforeEach(() => {
    document.body.innerHTML = page;
    jest.clearAllMocks();
  });

  it('a choice is felt once, typing is not', () => {
    const change = new Event('change', { bubbles: true });
    document.querySelector('[type="text"]')?.dispatchEvent(change);
    expect(haptic).not.toHaveBeenCalled();

    document.querySelector<HTMLInputElement>('[type="radio"]')?.click();
    expect(haptic).toHaveBeenCalledWith('light');
  });

  it('a phone number is the app’s to open', () => {
    expect(press('call')).toBe(true);
    expect(openExternal).toHaveBeenCalledWith('tel:15880000');
  });

  it('a page stays the browser’s', () => {
    expect(press('page')).toBe(false);
    expect(openExternal).not.toHaveBeenCalled();
  });
});

describe('outside the app', () => {
  it('nothing is taken from the browser', () => {
    const listen = jest.spyOn(document, 'addEventListener');

    beginAppManners(false);

    expect(listen).not.toHaveBeenCalled();
  });
});
