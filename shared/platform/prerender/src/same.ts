/** Finds an element again after a redraw of the page, by its name and its place among elements of that name. */
export type Same = { name: string; at: number };

export const PRESSED = 'a[href],button,summary,label';

const named = ({ localName, dataset, ariaLabel, textContent }: HTMLElement) =>
  `${localName} ${dataset['query'] ?? ariaLabel ?? textContent}`;

const namesakes = (place: ParentNode, name: string) =>
  [...place.querySelectorAll<HTMLElement>(PRESSED)].filter((one) => named(one) === name);

export function sameOf(thing: HTMLElement, place: ParentNode): Same {
  const name = named(thing);
  return { name, at: namesakes(place, name).indexOf(thing) };
}

export const sameIn = (place: ParentNode, same: Same | undefined): HTMLElement | undefined =>
  same && namesakes(place, same.name)[same.at];
