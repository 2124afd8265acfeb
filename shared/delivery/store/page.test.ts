import { createHash } from 'node:crypto';
import type { Canary, Release, ReleasedApp } from '@shared/release/release';
import { startRoutes } from '@shared/release/start-routes';
import { ofEachRemote } from '@shared/routes/apps';
import { dataIn, renderPage } from './page';
import { Refusal } from './refusal';

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
    ...ofEachRemote(app),
  },
};
const parts = {
  template:
    '<head><!--ahead--><!--policy--><style><!--styles--></style><script type="application/json" id="page"><!--data--></script><!--extras--><script><!--starter--></script><!--css--><!--js--></head>',
  starter: 'start()',
  styles: 'body{margin:0}',
  routes: startRoutes(),
};
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

describe('the page of a release', () => {
  const page = renderPage(release, parts, { settings: { environment: 'production' } });

  it('runs only scripts of the release: each is named by its digest', () => {
    expect(sourcesOf(page.html, 'script-src')).toEqual([
      digest('start()'),
      "'sha384-hostEntry'",
      "'sha384-applyEntry'",
      "'sha384-mypageEntry'",
      "'sha384-estimateEntry'",
      "'sha384-guidesEntry'",
    ]);
  });

  it('runs what the host wrote into its template, by its digest as well', () => {
    const template = parts.template.replace('<!--css-->', '<script>old()</script><!--css-->');
    const { html } = renderPage(release, { ...parts, template }, { settings: {} });

    expect(html).toContain('<script>old()</script>');
    expect(sourcesOf(html, 'script-src')?.slice(0, 2)).toEqual([
      digest('start()'),
      digest('old()'),
    ]);
  });

  it('names the scripts of the canary and of what is mounted when a version fails', () => {
    const both = renderPage({ ...release, lkg: { apply: app('older') } }, parts, {
      settings: {},
      channel: {
        channel: 'production',
        seq: 3,
        disabled: [],
        canaries: [canaryOf({ host: withHost('2.0.0', 'newHost').apps.host })],
      },
    });

    expect(sourcesOf(both.html, 'script-src')).toEqual(
      expect.arrayContaining(["'sha384-olderEntry'", "'sha384-newHost'"]),
    );
  });

  it('allows nothing inline, no eval and no trust handed on', () => {
    const policy = policyOf(page.html);

    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|localhost/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'self' ${digest('body{margin:0}')};`);
  });

  it.each([
    ["sha256-x' 'unsafe-inline", undefined],
    [undefined, "https://a.example 'unsafe-eval'"],
    [undefined, '*'],
  ])('takes no word into its policy that is none of ours (%s, %s)', (hash, origin) => {
    const tampered = { ...app('apply'), integrity: { 'entry.js': hash ?? 'sha384-x' } };
    const settings = { links: { allowedOrigins: [origin ?? 'https://a.example'] } };
    const render = () =>
      renderPage({ ...release, apps: { ...release.apps, apply: tampered } }, parts, { settings });

    expect(render).toThrow('is no source of a policy');
  });

  it('has its policy before anything that could load', () => {
    expect(page.html.indexOf('Content-Security-Policy')).toBeLessThan(page.html.indexOf('<style>'));
  });

  it('is served with headers that depend on no release, asked for by its tag each time', () => {
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

  it('starts a host whose template has a place for its scripts with digests', () => {
    expect(page.html).toContain(
      '<script defer src="/host/1.0.0-abc/entry.js" integrity="sha384-hostEntry" crossorigin="anonymous"></script>',
    );
  });

  it("fetches the host's styles before anything else is read, checked, and runs nothing before the policy", () => {
    const [before = ''] = page.html.split('<meta http-equiv="Content-Security-Policy"');

    expect(before).toBe(
      '<head><link rel="preload" as="style" href="/host/1.0.0-abc/entry.css" integrity="sha384-hostStyle" crossorigin="anonymous">',
    );
  });

  it('leaves the choice of the host to the starter when a canary has another one', () => {
    const withCanary = (apps: Canary<ReleasedApp>['apps']) =>
      renderPage(release, parts, {
        settings: {},
        channel: {
          channel: 'production',
          seq: 3,
          disabled: [],
          canaries: [canaryOf({ guides: app('guides') }), canaryOf(apps)],
        },
      }).html;

    expect(withCanary({ host: withHost('2.0.0', 'newHost').apps.host })).not.toMatch(
      /<script defer|rel="preload"/,
    );
    expect(withCanary({ apply: app('older') })).toContain('<script defer');
  });

  it('carries data that cannot end its block and is read back as it was', () => {
    const hostile = renderPage(release, parts, {
      settings: { links: { subscribe: '</script><script>alert(1)</script>' } },
    });

    expect(hostile.html).not.toContain('<script>alert(1)');
    expect(dataIn(hostile.html).settings.links?.subscribe).toBe(
      '</script><script>alert(1)</script>',
    );
    expect(dataIn(hostile.html).release).toEqual(release);
  });

  it('gives the starter every route with its door', () => {
    const { routes } = dataIn(page.html);

    expect(routes).toHaveLength(27);
    expect(routes).toContainEqual([
      '^/transfer/[^/]+/?$',
      'mypage',
      'Transfer',
      'with-vtg-id',
      'full',
    ]);
  });

  it('lets pages tell how they fare to the collector of their settings, and to no other place', () => {
    const told = (url: string) =>
      sourcesOf(renderPage(release, parts, { settings: { events: { url } } }).html, 'connect-src');

    expect(told('https://otel.example.com/otlp')).toEqual(["'self'", 'https://otel.example.com']);
    expect(told('/told')).toEqual(["'self'"]);
    expect(told('')).toEqual(["'self'"]);
    expect(() => told('data:text/plain,x')).toThrow(Refusal);
  });

  it('lets any build of this origin or of the own machine run only on a channel with tools', () => {
    const tools = renderPage(release, parts, { settings: {}, tools: true });

    expect(sourcesOf(tools.html, 'script-src')).toEqual([
      digest('start()'),
      "'self'",
      'http://localhost:*',
    ]);
    expect(sourcesOf(tools.html, 'connect-src')).toContain('http://localhost:*');
  });

  it('lets development servers in only when it is asked to', () => {
    const dev = renderPage(release, parts, { settings: {}, devOrigins: ['http://localhost:4101'] });

    expect(policyOf(dev.html)).toContain('ws://localhost:4101');
    expect(dev.headers['Integrity-Policy']).toBeUndefined();
  });
});
