import { downloadLink } from './download-link';
import { isPopupOpen, type OpenPopup, withoutPopup, withPopup } from './popup-stack';

const popup = (id: number): OpenPopup => ({
  id,
  label: '알림',
  kind: 'dialog',
  dismiss: undefined,
  hasCloseButton: false,
  said: undefined,
  render: () => null,
});
const links = {
  subscribe: '/subscribe',
  androidStore: 'https://play.example/app',
  iosStore: 'https://apps.example/app',
};

describe('popup stack', () => {
  it('keeps the last opened popup on top [SHELL-014]', () => {
    const stack = withPopup(withPopup([], popup(1)), popup(2));

    expect(stack.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('removes any popup, also one below another [SHELL-014]', () => {
    const stack = withPopup(withPopup([], popup(1)), popup(2));

    expect(withoutPopup(stack, 1).map(({ id }) => id)).toEqual([2]);
    expect(isPopupOpen(withoutPopup(stack, 1), 1)).toBe(false);
    expect(isPopupOpen(stack, 1)).toBe(true);
  });
});

describe('downloadLink', () => {
  it.each([
    ['android', 'https://play.example/app'],
    ['ios', 'https://apps.example/app'],
  ] as const)('returns the store of an %s phone [SHELL-016]', (phone, href) => {
    expect(downloadLink(phone, links).href).toBe(href);
  });

  it('returns /subscribe on any other device [ROUTE-030]', () => {
    expect(downloadLink('other', links).href).toBe('/subscribe');
  });
});
