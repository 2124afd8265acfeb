/** Less than this is the browser's own bar coming and going, not a keyboard. In px. */
const BAR = 80;

type View = { height: number; offsetTop: number };

/** How many px of the page's bottom the on-screen keyboard hides; 0 while it is closed. */
export function keyboardInset(pageHeight: number, view: View): number {
  const hidden = Math.round(pageHeight - view.height - view.offsetTop);
  return hidden > BAR ? hidden : 0;
}
