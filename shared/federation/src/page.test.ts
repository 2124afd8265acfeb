import { createHash } from 'node:crypto';
import { renderPage } from './page';
import type { Release } from './release';

const app = (name: string) => ({
  version: '1.0.0-abc',
  base: `/${name}/1.0.0-abc/`,
  entry: { js: ['entry.js'], css: ['entry.css'] },
  integrity: { 'entry.js': `sha384-${name}Entry`, 'entry.css': `sha384-${name}Style` },
});
const release: Release = {
  schema: 1,
  id: 'r1',
  apps: {
    host: app('host'),
    apply: app('apply'),
    mypage: app('mypage'),
    estimate: app('estimate'),
    guides: app('guides'),
  },
};
const parts = {
  template:
    '<head><!--policy--><style><!--styles--></style><script type="application/json" id="page"><!--data--></script><!--extras--><script><!--starter--></script><!--css--><!--js--></head>',
  starter: 'start()',
  styles: 'body{margin:0}',
};
const digest = (text: string) => `'sha384-${createHash('sha384').update(text).digest('base64')}'`;

describe('the page of a release', () => {
  const page = renderPage(release, parts, { settings: { environment: 'staging' } });
  const policy = page.headers['Content-Security-Policy'] ?? '';

  it('runs only scripts of the release: each is named by its digest', () => {
    const meta = /http-equiv="Content-Security-Policy" content="script-src ([^;]+)/.exec(
      page.html,
    )?.[1];

    expect(meta?.split(' ').sort()).toEqual(
      [
        digest('start()'),
        "'sha384-applyEntry'",
        "'sha384-estimateEntry'",
        "'sha384-guidesEntry'",
        "'sha384-hostEntry'",
        "'sha384-mypageEntry'",
      ].sort(),
    );
  });

  it('allows nothing inline, no eval and no trust handed on', () => {
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic/);
    expect(policy).toContain(`script-src 'self' ${digest('start()')}`);
    expect(policy).toContain(`style-src 'self' ${digest('body{margin:0}')}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('starts the host with digests and is never stored', () => {
    expect(page.html).toContain(
      '<script defer src="/host/1.0.0-abc/entry.js" integrity="sha384-hostEntry" crossorigin="anonymous"></script>',
    );
    expect(page.headers['Cache-Control']).toBe('no-store');
    expect(page.headers['Integrity-Policy']).toBe('blocked-destinations=(script)');
  });

  it('carries data that cannot end its block', () => {
    const hostile = renderPage(release, parts, {
      settings: { links: { subscribe: '</script><script>alert(1)</script>' } },
    });

    expect(hostile.html).not.toContain('<script>alert(1)');
    const data = /id="page">(.*?)<\/script>/.exec(hostile.html)?.[1] ?? '';
    expect(JSON.parse(data).settings.links.subscribe).toBe('</script><script>alert(1)</script>');
  });

  it('gives the starter every route with its door', () => {
    const data = JSON.parse(/id="page">(.*?)<\/script>/.exec(page.html)?.[1] ?? '{}');

    expect(data.routes).toHaveLength(27);
    expect(data.routes).toContainEqual([
      '^/transfer/[^/]+/?$',
      'mypage',
      'Transfer',
      'with-vtg-id',
      'full',
    ]);
  });

  it('lets development servers in only when it is asked to', () => {
    const dev = renderPage(release, parts, { settings: {}, devOrigins: ['http://localhost:4101'] });

    expect(policy).not.toContain('localhost');
    expect(dev.headers['Content-Security-Policy']).toContain('ws://localhost:4101');
  });
});
