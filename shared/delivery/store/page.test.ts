import { createHash } from 'node:crypto';
import { type PageRest, scriptsOf } from '@shared/release/page-blocks';
import type { Canary, Release, ReleasedApp } from '@shared/release/release';
import { startRoutes } from '@shared/release/start-routes';
import { aRelease, ofEachRemote } from '@shared/release/testing/release';
import { appNames } from '@shared/routes/apps';
import { routeNames } from '@shared/routes/routes';
import { dataIn, renderPage } from './page';
import { Refusal } from './refusal';

const app = (name: string) => ({
  version: '1.0.0-abc',
  base: `/${name}/1.0.0-abc/`,
  entry: { js: ['entry.js'], css: ['entry.css'] },
  integrity: { 'entry.js': `sha384-${name}Entry`, 'entry.css': `sha384-${name}Style` },
});
const release = aRelease({ host: app('host'), ...ofEachRemote(app) });
const parts = {
  template:
    '<head><!--ahead--><!--policy--><style><!--styles--></style><script type="application/json" id="page"><!--data--></script><!--extras--><script><!--starter--></script><!--css--></head><script type="application/json" id="rest"><!--rest--></script>',
  starter: 'start()',
  styles: 'body{margin:0}',
  routes: startRoutes(),
};
const restIn = (html: string): PageRest =>
  JSON.parse(/id="rest">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
const sourcesOf = (html: string, rule: string) =>
  new RegExp(`(?:^|; )${rule} ([^;]+)`).exec(policyOf(html))?.[1]?.split(' ');
const withHost = (version: string, entry: string): Release => ({
  ...release,
  id: version,
  apps: {
    ...release.apps,
    host: { ...app('host'), version, integrity: { 'entry.js': `sha384-${entry}` } },
  },
});
const canaryOf = (apps: Canary<ReleasedApp>['apps']) => ({ id: 'c', apps, percent: 10, salt: 's' });

describe('renderPage', () => {
  const page = renderPage(release, parts, { settings: { environment: 'production' } });

  it('allows scripts of its origin first and lists the release for the second policy', () => {
    expect(sourcesOf(page.html, 'script-src')).toEqual([digest('start()'), "'self'"]);
    expect(restIn(page.html).beside).toEqual([]);
    expect(scriptsOf(dataIn(page.html))).toEqual(appNames.map((name) => `sha384-${name}Entry`));
  });

  it('puts all digests behind the content', () => {
    const [first = ''] = page.html.split('id="rest"');

    expect(first).not.toContain('Entry');
    expect(page.html).toContain('sha384-applyEntry');
  });

  it('allows inline scripts of the template by their digests', () => {
    const written = '<script>old()</script><script>draw(a<b)</script><!--css-->';
    const template = parts.template.replace('<!--css-->', written);
    const { html } = renderPage(release, { ...parts, template }, { settings: {} });

    expect(html).toContain('<script>old()</script><script>draw(a<b)</script>');
    expect(sourcesOf(html, 'script-src')?.slice(0, 3)).toEqual([
      digest('start()'),
      digest('old()'),
      digest('draw(a<b)'),
    ]);
  });

  it('lists extra scripts beside those of the release', () => {
    const { html } = renderPage(release, parts, {
      settings: {},
      extraScripts: [{ src: '/native.js', integrity: 'sha256-native', attributes: {} }],
    });

    expect(restIn(html).beside).toEqual(['sha256-native']);
  });

  it('lists the scripts of canaries and fallback versions', () => {
    const both = renderPage({ ...release, lkg: { apply: app('older') } }, parts, {
      settings: {},
      channel: {
        channel: 'production',
        seq: 3,
        disabled: [],
        canaries: [canaryOf({ host: withHost('2.0.0', 'newHost').apps.host })],
      },
    });

    expect(scriptsOf(dataIn(both.html))).toEqual(
      expect.arrayContaining(['sha384-olderEntry', 'sha384-newHost']),
    );
  });

  it('allows no other inline script, no eval and no strict-dynamic', () => {
    const policy = policyOf(page.html);

    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|localhost/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain(`style-src 'self' ${digest('body{margin:0}')};`);
  });

  it.each([
    ["sha256-x' 'unsafe-inline", undefined],
    [undefined, "https://a.example 'unsafe-eval'"],
    [undefined, '*'],
  ])('refuses other policy words (%s, %s)', (hash, origin) => {
    const tampered = { ...app('apply'), integrity: { 'entry.js': hash ?? 'sha384-x' } };
    const settings = { links: { allowedOrigins: [origin ?? 'https://a.example'] } };
    const render = () =>
      renderPage({ ...release, apps: { ...release.apps, apply: tampered } }, parts, { settings });

    expect(render).toThrow('is no source of a policy');
  });

  it('has headers that depend on no release and demand a check of the tag', () => {
    const other = renderPage(withHost('2.0.0', 'other'), parts, { settings: {} });

    expect(other.headers).toEqual(page.headers);
    expect(page.headers['Cache-Control']).toBe('no-cache');
    expect(page.headers['Integrity-Policy']).toBe(
      'blocked-destinations=(script), endpoints=(policy)',
    );
    expect(page.headers['Reporting-Endpoints']).toBe('policy="/reports/policy"');
    expect(page.headers['Content-Security-Policy']).toContain('report-to policy');
    expect(page.headers['Strict-Transport-Security']).toBe('max-age=31536000');
    expect(page.headers['Permissions-Policy']).toContain('camera=(self)');
    expect(page.headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['Content-Security-Policy']).toContain("require-trusted-types-for 'script'");
  });

  it("fetches the host's styles first, with digests, and runs nothing before the policy", () => {
    const [before = ''] = page.html.split('<meta http-equiv="Content-Security-Policy"');

    expect(before).toBe(
      '<head><link rel="preload" as="style" href="/host/1.0.0-abc/entry.css" integrity="sha384-hostStyle" crossorigin="anonymous">',
    );
  });

  it('escapes its data so that it cannot end the block', () => {
    const hostile = renderPage(release, parts, {
      settings: { links: { subscribe: '</script><script>alert(1)</script>' } },
    });

    expect(hostile.html).not.toContain('<script>alert(1)');
    expect(dataIn(hostile.html).settings.links?.subscribe).toBe(
      '</script><script>alert(1)</script>',
    );
    expect(dataIn(hostile.html).release).toEqual(release);
  });

  it('gives the boot script every route with its guard', () => {
    const { routes } = dataIn(page.html);

    expect(routes).toHaveLength(routeNames.length);
    expect(routes).toContainEqual([
      '^/transfer/[^/]+/?$',
      'mypage',
      'Transfer',
      'with-vtg-id',
      'full',
    ]);
  });

  it('allows telemetry only to the collector of the settings', () => {
    const told = (url: string) =>
      sourcesOf(renderPage(release, parts, { settings: { events: { url } } }).html, 'connect-src');

    expect(told('https://otel.example.com/otlp')).toEqual(["'self'", 'https://otel.example.com']);
    expect(told('/told')).toEqual(["'self'"]);
    expect(told('')).toEqual(["'self'"]);
    expect(() => told('data:text/plain,x')).toThrow(Refusal);
  });

  it('allows local builds only on a channel with tools', () => {
    const tools = renderPage(release, parts, { settings: {}, tools: true });

    expect(sourcesOf(tools.html, 'script-src')).toEqual([
      digest('start()'),
      "'self'",
      'http://localhost:*',
    ]);
    expect(restIn(tools.html).beside).toBeUndefined();
    expect(sourcesOf(tools.html, 'connect-src')).toContain('http://localhost:*');
  });

  it('allows development servers only when they are given', () => {
    const dev = renderPage(release, parts, { settings: {}, devOrigins: ['http://localhost:4101'] });

    expect(policyOf(dev.html)).toContain('ws://localhost:4101');
    expect(dev.headers['Integrity-Policy']).toBeUndefined();
  });
});
