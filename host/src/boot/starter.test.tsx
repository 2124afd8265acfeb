import { screen } from '@testing-library/react';
import { sayFailure } from './say-failure';

const file = { base: '/host/1/', entry: { js: ['main.js'], css: ['main.css'] }, integrity: {} };
const release = { schema: 1, id: 'R', apps: { host: { ...file, version: '1' } } };
const routes = [['^/$', 'host', 'NotApp', 'open', 'none']];
const page = { channel: 'live', seq: 1, disabled: [], release, settings: {}, routes };
const block = JSON.stringify(page);
const SAID = /화면을 불러오지 못했어요/;

/** Opens the page before any file has loaded, and runs the boot script. */
function openPage(data: string): void {
  document.body.innerHTML = `<script type="application/json" id="page">${data}</script>
    <link rel="stylesheet" href="/host/1/main.css">
    <div id="root"><div class="shell-main" role="status" aria-label="화면을 불러오는 중이에요"></div></div>
    <script type="application/json" id="rest">{"apps":{}}</script>`;
  jest.isolateModules(() => void require('./starter'));
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
}
const filters = { filters: {}, env: { tell: '1588-0000' } };
const fetched = jest.fn(async () => ({ json: async () => filters, text: async () => '' }));

beforeEach(() => {
  window.fetch = fetched as unknown as typeof fetch;
  Object.assign(performance, { getEntriesByType: () => [] });
});

// The order of these tests matters, because the document keeps its listeners.
describe('boot script', () => {
  it('chooses the release and prefetches its data', () => {
    openPage(block);

    expect(screen.queryByRole('alert')).toBeNull();
    expect(Reflect.get(globalThis, '__release')).toMatchObject({ id: 'R' });
    expect(fetched.mock.calls.length).toBeGreaterThan(1);
  });
});

describe('host stylesheet that fails to load', () => {
  const styles = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const lose = () => styles().at(-1)?.dispatchEvent(new Event('error'));

  it('is requested once more at another address before the page shows the failure', () => {
    // The listener of the page above is still there, because a document keeps its release.
    document.body.innerHTML =
      '<link rel="stylesheet" href="/host/1/main.css"><div id="root"><div class="shell-main"></div></div>';
    lose();
    expect(styles().map(({ href }) => href)).toEqual(['http://localhost/host/1/main.css?r=1']);
    expect(screen.queryByRole('alert')).toBeNull();

    lose();
    // The scripts have loaded, and the app replaces its skeleton.
    const root = document.getElementById('root');
    if (root) root.innerHTML = '<h1>멤버십</h1>';
    expect(screen.getByRole('alert')).toHaveTextContent(SAID);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('host script', () => {
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script')];
  const lose = () => scripts().at(-1)?.dispatchEvent(new Event('error'));

  beforeEach(() => {
    document.body.innerHTML = '<div id="root"><div class="shell-main">예시 금액</div></div>';
  });

  it('that fails to load is requested once more before the page shows the failure', () => {
    const before = scripts();
    lose();
    expect(
      scripts()
        .slice(before.length)
        .map(({ src }) => src),
    ).toEqual(['http://localhost/host/1/main.js?r=1']);
    expect(screen.queryByRole('alert')).toBeNull();

    lose();
    expect(screen.getByRole('alert')).toHaveTextContent(SAID);
    expect(scripts()).toHaveLength(before.length + 1);
  });

  it.each(['main.js', 'main.js?r=1'])('%s that throws shows the failure', (file) => {
    const filename = `http://localhost/host/1/${file}`;
    window.dispatchEvent(new ErrorEvent('error', { filename }));

    expect(screen.getByRole('alert')).toHaveTextContent(SAID);
  });
});

describe('failure message', () => {
  it.each([
    ['does not answer', () => Promise.reject(new TypeError('no line'))],
    ['has no number', async () => ({ json: async () => ({ env: {} }) })],
  ])('shows the phone number of the page when the server %s [SHELL-023]', async (_, answer) => {
    window.fetch = answer as unknown as typeof fetch;
    document.body.innerHTML = `<div class="shell-main"></div>
      <script type="application/json" id="page">{"settings":{"centre":{"phone":"1577-0000"}}}</script>`;
    sayFailure();

    expect(await screen.findByRole('link', { name: '고객센터 1577-0000' })).toBeVisible();
  });
});

describe('boot script of a page with broken data', () => {
  it.each([
    '',
    block.slice(0, -9),
    'null',
    '[]',
    JSON.stringify({ ...page, release: { apps: {} } }),
    JSON.stringify({ ...page, settings: null }),
    JSON.stringify({ ...page, routes: {} }),
  ])('shows the failure with a retry and a phone number when the data is %j', async (data) => {
    openPage(data);

    expect(screen.getByRole('alert')).toHaveTextContent(SAID);
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '고객센터 1588-0000' })).toHaveAttribute(
      'href',
      'tel:1588-0000',
    );
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
