/**
 * Largest part of the window for a fixed bar. A taller bar, for example with very large text, scrolls with the page.
 */
const MOST_OF_THE_WINDOW = 1 / 3;

/**
 * Reports the space in CSS pixels that a fixed bar takes from the page. Sets `data-tall` on the bar while it is higher
 * than a third of the window. Uses an observer, which runs after layout and causes no second layout. Returns the
 * function that stops it.
 */
export function watchBarHeight(
  bar: Element,
  onRoom: (px: number) => void = () => undefined,
): () => void {
  const size = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    const isTall = height > document.documentElement.clientHeight * MOST_OF_THE_WINDOW;
    bar.toggleAttribute('data-tall', isTall);
    onRoom(isTall ? 0 : height);
  });
  size.observe(bar);
  return () => size.disconnect();
}
