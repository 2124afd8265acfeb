const hostOf = (version: string) => ({
  version,
  base: `/host/${version}/`,
  entry: { js: ['vendor.js', 'main.js'], css: ['main.css'] },
  integrity: { 'vendor.js': 'sha256-v', 'main.js': `sha256-${version}`, 'main.css': 'sha256-c' },
});
const releaseWith = (version: string) => ({ schema: 1, id: 'R', apps: { host: hostOf(version) } });
const block = JSON.stringify({
  channel: 'staging',
  seq: 1,
  disabled: [],
  release: releaseWith('1.0.0'),
  settings: {},
  routes: [['^/$', 'host', 'NotApp', 'open', 'none']],
});

it('boot script adds the files of another pinned host in order, with their digests', () => {
  const answer = { json: async () => ({}), text: async () => '' };
  Object.assign(window, { fetch: async () => answer });
  Object.assign(globalThis, { __pinned: releaseWith('1.2.0') });
  document.body.innerHTML = `<script type="application/json" id="page">${block}</script>
    <script type="application/json" id="rest">{"apps":{}}</script>`;

  jest.isolateModules(() => void require('./starter'));
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));

  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map(({ src, integrity, async }) => [src, integrity, async])).toEqual([
    ['http://localhost/host/1.2.0/vendor.js', 'sha256-v', false],
    ['http://localhost/host/1.2.0/main.js', 'sha256-1.2.0', false],
  ]);
  const styles = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  expect([...styles].map(({ href }) => href)).toEqual(['http://localhost/host/1.2.0/main.css']);
});
