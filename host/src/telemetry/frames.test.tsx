import type { Release, ReleasedApp } from '@shared/release/release';
import { anApp } from '@shared/release/testing/release';
import { framesIn } from './exception';
import { breachOf } from './faults';

const app = (name: string, version: string, own: Partial<ReleasedApp> = {}): ReleasedApp => ({
  ...anApp(name, version),
  integrity: { 'entry.js': 'sha256-e', 'kit.js': 'sha256-k' },
  ...own,
});
const apps = {
  host: app('host', '3.0.0'),
  apply: app('apply', '1.2.0', { at: { 'kit.js': '/apply/1.1.0/' } }),
} as unknown as Release['apps'];
const release = { apps, lkg: { apply: app('apply', '1.1.0') } };
const stackAt = (...addresses: string[]) =>
  addresses.map((address) => `    at run (http://localhost${address})`).join('\n');

describe('framesIn', () => {
  it('names app, version, file and position, and leaves out files of others', () => {
    const stack = stackAt('/host/3.0.0/entry.js:1:20', '/other/x.js:1:2', '/apply/1.2.0/no.js:3:4');

    expect(framesIn(stack, release)).toEqual([
      { app: 'host', version: '3.0.0', at: 'host@3.0.0/entry.js:1:20' },
    ]);
  });

  it('names the running version when its file has the address of an earlier version', () => {
    const stack = stackAt('/apply/1.1.0/kit.js?r=2:1:20', '/apply/1.1.0/entry.js:5:6');

    expect(framesIn(stack, release).map(({ at }) => at)).toEqual([
      'apply@1.2.0/kit.js:1:20',
      'apply@1.1.0/entry.js:5:6',
    ]);
  });
});

describe('breachOf', () => {
  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['http://localhost/app/apply/2.0.0/home.js', 'own'],
    ['https://evil.example/x.js?who=me', 'foreign'],
    ['data', 'foreign'],
    ['', 'foreign'],
  ])('records %s as %s, never with its address [SEC-008]', (blockedURI, whose) => {
    expect(breachOf({ effectiveDirective: 'script-src-elem', blockedURI })).toEqual({
      'mfe.directive': 'script-src-elem',
      'mfe.blocked': whose,
    });
  });
});
