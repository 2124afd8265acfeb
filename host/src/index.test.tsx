import { act } from '@testing-library/react';
import type { Screens } from './shell/screens';

const mockDraw = jest.fn((_screens: Screens) => null);
jest.mock('./App', () => ({ App: mockDraw }));
jest.mock('./document-life', () => ({}));
jest.mock('./loader/integrity', () => ({}));
jest.mock('./loader/screens', () => ({ loadScreen: () => Promise.reject(new Error('timed out')) }));
jest.mock('@shared/session', () => ({ boot: async () => undefined }));

/** Time in ms after which jsdom, which has no idle callbacks, counts as idle. */
const IDLE_MS = 200;

it('forgets the failure of the first load when the first commit shows another page', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/app/guide/subscApply');
  await import('./index');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(mockDraw).toHaveBeenCalledTimes(1);

  await act(() => jest.advanceTimersByTimeAsync(IDLE_MS));

  expect(mockDraw.mock.calls[0]?.[0].takeFailure?.()).toBeUndefined();
});
