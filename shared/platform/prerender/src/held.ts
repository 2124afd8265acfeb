/**
 * Presses the element when the finger that is still down leaves it. The finger went down on an element that React has
 * replaced since, so some browsers press nothing then, and others press the new element a moment later.
 */
export function pressOnRelease(find: () => HTMLElement | undefined): void {
  const waiting = new AbortController();
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      end,
      ({ type, clientX, clientY }) => {
        waiting.abort();
        const thing = find();
        const isOver = thing?.contains(document.elementFromPoint(clientX, clientY));
        if (type === 'pointercancel' || !isOver) return;
        thing?.click();
        ignoreLateClick();
      },
      { capture: true, signal: waiting.signal },
    );
}

/** Ignores the click that the browser may add to a press, until the next press begins. */
function ignoreLateClick(): void {
  const next = new AbortController();
  const how = { capture: true, signal: next.signal };
  for (const begin of ['pointerdown', 'keydown']) addEventListener(begin, () => next.abort(), how);
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      next.abort();
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    how,
  );
}
