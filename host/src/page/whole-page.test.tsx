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

/** The page until its second block, which is read then. */
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
  goOn.mockClear();
  Object.assign(window, { fetch: async () => ({ json: async () => ({}) }) });
});

describe('a page that has been read', () => {
  it('knows every file of its release with its digest, and goes on', () => {
    const { release } = read(JSON.stringify({ apps: rest, beside: [] }));

    expect(release.apps.host.integrity).toEqual({
      'main.css': 'sha256-css',
      'main.js': 'sha256-main',
    });
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('runs from then on the scripts of its release and those named beside them, and no other', () => {
    read(JSON.stringify({ apps: rest, beside: ['sha256-native'] }));

    expect(policies()).toEqual([
      ['Content-Security-Policy', "script-src 'sha256-main' 'sha256-native'"],
    ]);
  });

  it('lets any build of its origin run where it names none: a page with tools', () => {
    read(JSON.stringify({ apps: rest }));

    expect(policies()).toEqual([]);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('completes a pinned release as well: what is not pinned is the page’s', () => {
    const pinned = { apps: { host: app({ base: '/host/2/' }) } } as unknown as Release;
    read(JSON.stringify({ apps: rest }), pageOf(), pinned);

    expect(pinned.apps.host.integrity['main.js']).toBe('sha256-other');
  });
});

it.each([undefined, '', '{"apps":', 'null', '{}'])(
  'a page whose second block is %j does not go on, and says so with a way on [SHELL-023]',
  (block) => {
    read(block);

    expect(goOn).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(/화면을 불러오지 못했어요/);
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
);
