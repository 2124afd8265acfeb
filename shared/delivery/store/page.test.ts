import { scriptsOf } from '@shared/release/page-blocks';
import type { Canary, ReleasedApp } from '@shared/release/release';
import {
  app,
  digest,
  parts,
  policyOf,
  release,
  restIn,
  sourcesOf,
  withHost,
} from '../testing/page';
import { dataIn, renderPage } from './page';
import { Refusal } from './refusal';

const canaryOf = (apps: Canary<ReleasedApp>['apps']) => ({ id: 'c', apps, percent: 10, salt: 's' });

describe('the page of a release', () => {
  const page = renderPage(release, parts, { settings: { environment: 'production' } });

  it('runs scripts of its own origin at first, and names those of the release for the policy that follows', () => {
    expect(sourcesOf(page.html, 'script-src')).toEqual([digest('start()'), "'self'"]);
    expect(restIn(page.html).beside).toEqual([]);
    expect(scriptsOf(dataIn(page.html))).toEqual([
      'sha384-hostEntry',
      'sha384-applyEntry',
      'sha384-mypageEntry',
      'sha384-estimateEntry',
      'sha384-guidesEntry',
    ]);
  });

  it('names no script ahead of what it shows: digests come behind all of it', () => {
    const [first = ''] = page.html.split('id="rest"');

    expect(first).not.toContain('Entry');
    expect(page.html).toContain('sha384-applyEntry');
  });

  it('runs what the host wrote into its template, by its digest', () => {
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

  it('names the scripts of its surroundings beside those of the release', () => {
    const { html } = renderPage(release, parts, {
      settings: {},
      extraScripts: [{ src: '/native.js', integrity: 'sha256-native', attributes: {} }],
    });

    expect(restIn(html).beside).toEqual(['sha256-native']);
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

    expect(scriptsOf(dataIn(both.html))).toEqual(
      expect.arrayContaining(['sha384-olderEntry', 'sha384-newHost']),
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

  it("fetches the host's styles before anything else is read, checked, and runs nothing before the policy", () => {
    const [before = ''] = page.html.split('<meta http-equiv="Content-Security-Policy"');

    expect(before).toBe(
      '<head><link rel="preload" as="style" href="/host/1.0.0-abc/entry.css" integrity="sha384-hostStyle" crossorigin="anonymous">',
    );
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
    expect(restIn(tools.html).beside).toBeUndefined();
    expect(sourcesOf(tools.html, 'connect-src')).toContain('http://localhost:*');
  });

  it('lets development servers in only when it is asked to', () => {
    const dev = renderPage(release, parts, { settings: {}, devOrigins: ['http://localhost:4101'] });

    expect(policyOf(dev.html)).toContain('ws://localhost:4101');
    expect(dev.headers['Integrity-Policy']).toBeUndefined();
  });
});
