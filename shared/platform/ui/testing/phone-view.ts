import { act } from '@testing-library/react';

/** Height in px of the page of a phone in tests. */
export const PAGE = 800;

/**
 * Simulates the visual viewport of a phone whose layout keeps its height above a keyboard, as on an iPhone. The test ends
 * it with `leavePhone`.
 */
export function phoneView(start = { height: PAGE, offsetTop: 0 }) {
  const view = Object.assign(new EventTarget(), { ...start, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(PAGE);
  return {
    view,
    resize: (change: Partial<typeof start & { scale: number }>) => {
      Object.assign(view, change);
      act(() => void view.dispatchEvent(new Event('resize')));
    },
  };
}

export function leavePhone(): void {
  Reflect.deleteProperty(window, 'visualViewport');
  jest.restoreAllMocks();
}
