import { storeOf } from './store-of';

const intent = (parts: string) => `intent://pay?x=1#Intent;scheme=ispmobile;${parts};end`;

describe('the store of an address no app opens', () => {
  it.each([
    [
      'the page its sender names',
      intent('package=kr.isp;S.browser_fallback_url=https%3A%2F%2Fisp.example%2Fget%3Fa%3D1'),
      'https://isp.example/get?a=1',
    ],
    [
      'the place of its app in the store',
      intent('package=kvp.jjy.MispAndroid320'),
      'https://play.google.com/store/apps/details?id=kvp.jjy.MispAndroid320',
    ],
    [
      'not a page that is none of the web',
      intent('package=kr.isp;S.browser_fallback_url=javascript:alert(1)'),
      'https://play.google.com/store/apps/details?id=kr.isp',
    ],
    ['nothing for a name that is none', intent('package=a/../b?c'), undefined],
    ['nothing where no app is named', 'intent://pay', undefined],
    ['nothing for broken escapes', intent('S.browser_fallback_url=%E0%A4%A'), undefined],
    ['nothing for another scheme', 'ispmobile://TID=1', undefined],
  ])('is %s', (_, url, store) => {
    expect(storeOf(url)).toBe(store);
  });
});
