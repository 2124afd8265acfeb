import { routeNames } from '@shared/routes/routes';
import { failureCode } from './failure-code';
import { frameOf } from './frame-of';
import { storeOf } from './store-of';
import { isTester } from './tester';
import { newVisits } from './visits';

const intent = (parts: string) => `intent://pay?x=1#Intent;scheme=ispmobile;${parts};end`;

describe('frameOf', () => {
  it.each([
    [null, 'none'],
    ['N', 'none'],
    ['y', 'none'],
    ['Y', 'full'],
  ])(
    'returns for the embedded status page with isHead=%p the frame %s [SHELL-005]',
    (isHead, frame) => {
      expect(frameOf('SubscVtg', isHead)).toBe(frame);
    },
  );

  it('ignores isHead on other pages [SHELL-005, SHELL-006]', () => {
    expect(frameOf('SubscRevoke', 'Y')).toBe('none');
    expect(frameOf('Subsc', null)).toBe('full');
  });
});

describe('failureCode', () => {
  it('returns another code for every page and phase', () => {
    const codes = routeNames.flatMap((name) => [
      failureCode('load', name),
      failureCode('draw', name),
    ]);

    expect(new Set(codes).size).toBe(2 * routeNames.length);
    expect(codes.filter((code) => !/^[78]\d{3}$/.test(code))).toEqual([]);
  });
});

describe('storeOf', () => {
  it.each([
    [
      'the page its sender names',
      intent('package=kr.isp;S.browser_fallback_url=https%3A%2F%2Fisp.example%2Fget%3Fa%3D1'),
      'https://isp.example/get?a=1',
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

it('isTester returns false for every visitor while the list is empty [SHELL-010]', () => {
  expect(isTester({ isTestAccount: true, ip: '' }, [])).toBe(false);
});

describe('visits', () => {
  it('return the last page that was shown, not one that was refused [GUARD-011]', () => {
    const visits = newVisits();
    visits.arrive('e1', 'Subsc');
    visits.shown('e1', 'Subsc');
    visits.arrive('e2', 'Estimate');

    expect(visits.arrive('e3', 'SubscVtg')).toBe('Subsc');
  });

  it('keep the previous page when the query changes and when the visitor returns [GUARD-011]', () => {
    const visits = newVisits();
    visits.shown('e1', 'Subsc');
    visits.arrive('e2', 'SubscVtg');
    visits.shown('e2', 'SubscVtg');
    expect(visits.arrive('e3', 'SubscVtg')).toBe('Subsc');

    visits.arrive('e4', 'SubscListItem');
    visits.shown('e4', 'SubscListItem');

    expect(visits.arrive('e2', 'SubscVtg')).toBe('Subsc');
  });
});
