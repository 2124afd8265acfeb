import { act } from '@testing-library/react';
import type { Screens } from './shell/screens';

/** Names of files that are lost. */
const mockLost = new Set<string>();
const mockBegun: string[] = [];
const mockFile = (name: string, part: object) => {
  if (mockLost.has(name)) throw new Error(`${name} did not arrive`);
  return part;
};
const mockDraw = jest.fn((_screens: Screens) => null);
const mockBoot = jest.fn(async (): Promise<void> => undefined);
const mockNote = (name: string) => () => void mockBegun.push(name);

jest.mock('./App', () => ({ App: mockDraw }));
jest.mock('./loader/integrity', () => ({}));
jest.mock('./loader/screens', () => ({ loadScreen: () => Promise.reject(new Error('timed out')) }));
jest.mock('@shared/session', () => ({ boot: () => mockBoot() }));
jest.mock('@shared/api/client', () => ({ loadHttp: async () => undefined }));
jest.mock('./loader/watch-release', () => ({ watchRelease: mockNote('watch') }));
jest.mock('./shell/app-manners', () => ({ beginAppManners: mockNote('manners') }));
jest.mock('./shell/content-protection', () => ({ beginContentProtection: () => undefined }));
jest.mock('./shell/Offline', () => ({ beginOfflineCard: mockNote('offline') }));
jest.mock('./shell/slow-words', () => ({ beginSlowWords: mockNote('slow') }));
jest.mock('./shell/unused-pins', () => ({ reportUnusedPins: () => undefined }));
jest.mock('./loader/prefetch', () =>
  mockFile('document-life', { prefetchOnIntent: () => undefined, prefetchAfter: () => undefined }),
);
jest.mock('./telemetry/sender', () => mockFile('sender', { startSender: mockNote('sender') }));

/** Time in ms after which jsdom, which has no idle callbacks, counts as idle. */
const IDLE_MS = 200;
const idle = () => act(() => jest.advanceTimersByTimeAsync(IDLE_MS));

/** Opens an address whose prerender is on the screen, as a new document. Returns what lets time pass. */
async function openPrerendered(address: string) {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  document.documentElement.dataset['seen'] = '';
  window.history.replaceState(null, '', address);
  jest.resetModules();
  await import('./index');
  const { act: ofDocument } = await import('react');
  return (ms: number) => ofDocument(() => jest.advanceTimersByTimeAsync(ms));
}

afterEach(() => {
  delete document.documentElement.dataset['seen'];
  mockBegun.length = 0;
});

it('forgets a failed first load, and starts the rest once, if need be with the next page', async () => {
  jest.useFakeTimers();
  Reflect.set(globalThis, '__telemetry', { about: {}, told: [] });
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/app/guide/subscApply');
  mockLost.add('document-life').add('sender');
  await import('./index');
  await idle();
  expect(mockBegun).toEqual([]);
  const { screenShown, takeFailure } = mockDraw.mock.calls[0]?.[0] ?? {};
  expect(takeFailure?.()).toBeUndefined(); // the first commit showed another page

  mockLost.delete('document-life');
  screenShown?.('Subsc');
  await idle();
  screenShown?.('Subsc');
  await idle();
  expect(mockBegun).toEqual(['manners', 'watch', 'offline', 'slow']);

  mockLost.delete('sender');
  window.dispatchEvent(new Event('online'));
  await idle();
  window.dispatchEvent(new Event('online'));
  await idle();
  expect(mockBegun).toEqual(['manners', 'watch', 'offline', 'slow', 'sender']);
});

describe('a prerendered page without an answer for the session', () => {
  it.each([
    ['becomes the page of React when it is a guide', '/app/guide/subscApply', 1],
    ['stays when the page needs data', '/app/', 0],
  ])('%s, and a long wait is announced after 4 s [GUIDE-012]', async (...row) => {
    const [, address, commits] = row;
    mockBoot.mockReturnValue(new Promise(() => undefined));
    const pass = await openPrerendered(address);
    await pass(3999);
    expect(mockDraw).not.toHaveBeenCalled();

    await pass(1 + IDLE_MS);
    expect(mockDraw).toHaveBeenCalledTimes(commits);
    expect(mockBegun).toContain('slow');
  });
});

it('throws what the start throws, so that the boot script can show the failure', async () => {
  mockBoot.mockImplementation(() => {
    throw new Error('no cookies');
  });
  const pass = await openPrerendered('/app/');

  await expect(pass(1)).rejects.toThrow('no cookies');
});
