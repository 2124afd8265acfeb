import { storeOf } from './store-of';

const intent = (parts: string) => `intent://pay?x=1#Intent;scheme=ispmobile;${parts};end`;

describe('storeOf', () => {
  it.each([
    [
      'the page its sender names',
      intent('package=kr.isp;S.browser_fallback_url=https%3A%2F%2Fisp.example%2Fget%3Fa%3D1'),
      'https://isp.example/get?a=1',
    ],
    [
      'the page of its app in the store',
      intent('package=kvp.jjy.MispAndroid320'),
      'https://play.google.com/store/apps/details?id=kvp.jjy.MispAndroid320',
    ],
    [
      'no fallback page that is not a web page',
      intent('package=kr.isp;S.browser_fallback_url=javascript:alert(1)'),
      'https://play.google.com/store/apps/details?id=kr.isp',
    ],
    ['nothing for an invalid name', intent('package=a/../b?c'), undefined],
    ['nothing when no app is named', 'intent://pay', undefined],
    ['nothing for broken escapes', intent('S.browser_fallback_url=%E0%A4%A'), undefined],
    ['nothing for another scheme', 'ispmobile://TID=1', undefined],
  ])('returns %s', (_, url, store) => {
    expect(storeOf(url)).toBe(store);
  });
});
