import type { PageData, Release } from '@shared/release/release';
import { ofEachRemote } from '@shared/routes/apps';
import { whatIsRunning } from './running';

const app = (version: string, base = '/x/') => ({
  version,
  base,
  entry: { js: [], css: [] },
  integrity: {},
});
const release: Release = {
  schema: 1,
  id: 'r1',
  apps: {
    host: app('1.0.0'),
    ...ofEachRemote(() => app('1.0.0')),
    apply: app('1.4.0'),
    mypage: app('dev', 'http://localhost:3003/'),
  },
};
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
