import type { PageData } from '@shared/release/release';
import { anApp, aRelease } from '@shared/release/testing/release';
import { whatIsRunning } from './running';

const release = aRelease({
  apply: anApp('apply', '1.4.0'),
  mypage: { ...anApp('mypage', 'dev'), base: 'http://localhost:3003/' },
});
const page: PageData = {
  channel: 'staging',
  seq: 12,
  release,
  disabled: ['estimate'],
  settings: {},
  routes: [],
};

it('whatIsRunning has channel, release, all versions, page, time and browser for a bug report', () => {
  const text = whatIsRunning(page, {
    release,
    variant: 'pinned',
    path: '/app/subscStatus',
    userAgent: 'Phone',
    now: new Date('2026-11-21T03:00:00Z'),
  });

  expect(text.split('\n')).toEqual([
    'staging #12 · r1 · pinned',
    'host@1.0.0',
    'apply@1.4.0',
    'mypage@dev (http://localhost:3003/)',
    'estimate@1.0.0',
    'guides@1.0.0',
    'off: estimate',
    'page: /app/subscStatus',
    'time: 2026-11-21T03:00:00.000Z',
    'browser: Phone',
  ]);
});
