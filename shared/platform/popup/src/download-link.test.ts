import { downloadLink } from './download-link';

const links = {
  subscribe: '/subscribe',
  androidStore: 'https://play.example/app',
  iosStore: 'https://apps.example/app',
};

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
