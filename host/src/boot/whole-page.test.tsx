import type { PageData, Release } from '@shared/release/release';
import { screen } from '@testing-library/react';
import { whenWhole } from './whole-page';

const app = (own: object = {}) => ({
  version: '1',
  base: '/host/1/',
  entry: { js: ['main.js'], css: [] },
  integrity: { 'main.css': 'sha256-css' },
  ...own,
});
const pageOf = (host = app()) =>
  ({ release: { apps: { host } } }) as unknown as Pick<PageData, 'release'> as PageData;
const rest = {
  '/host/1/': { version: 0, base: 0, integrity: { 'main.css': 0, 'main.js': 'sha256-main' } },
  '/host/2/': { version: 0, base: 0, integrity: { 'main.js': 'sha256-other' } },
};
const goOn = jest.fn();
const policies = () =>
  [...document.head.querySelectorAll('meta')].map(({ httpEquiv, content }) => [httpEquiv, content]);

/** Opens the page up to its second block, then parses that block. */
function read(block: string | undefined, page = pageOf(), release = page.release): PageData {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root"><div class="shell-main" role="status"></div></div>`;
  whenWhole(page, release, goOn);
  expect(goOn).not.toHaveBeenCalled();
  if (block !== undefined)
    document.body.insertAdjacentHTML(
      'beforeend',
      `<script type="application/json" id="rest">${block}</script>`,
    );
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return page;
}

beforeEach(() => {
  Object.assign(window, { fetch: async () => ({ json: async () => ({}) }) });
});

describe('whenWhole', () => {
  it('completes the release, and allows only its scripts and further named ones', () => {
    const { release } = read(JSON.stringify({ apps: rest, beside: ['sha256-native'] }));

    expect(release.apps.host.integrity).toEqual({
      'main.css': 'sha256-css',
      'main.js': 'sha256-main',
    });
    expect(policies()).toEqual([
      ['Content-Security-Policy', "script-src 'sha256-main' 'sha256-native'"],
    ]);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('allows any build of the origin when the page with QA tools names no scripts', () => {
    read(JSON.stringify({ apps: rest }));

    expect(policies()).toEqual([]);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('also completes a pinned release', () => {
    const pinned = { apps: { host: app({ base: '/host/2/' }) } } as unknown as Release;
    read(JSON.stringify({ apps: rest }), pageOf(), pinned);

    expect(pinned.apps.host.integrity['main.js']).toBe('sha256-other');
  });
});

it.each([undefined, '', '{"apps":', 'null', '{}'])(
  'whenWhole shows the failure with a retry when the second block is %j [SHELL-023]',
  (block) => {
    read(block);

    expect(goOn).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(/화면을 불러오지 못했어요/);
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
);
