/** Runs `work` when the page has nothing better to do. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(work, { timeout: 4000 })
    : setTimeout(work, 200);
