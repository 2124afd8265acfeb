import type { Way } from './way';

const KEY = 'care-way';
let inMemory: Way | undefined;

/** The way under way, over the card page and a reload. Its end with the tab is as good an end as any. */
export function keptWay(): Way | undefined {
  try {
    return inMemory ?? JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined; // storage is switched off
  }
}

export function keepWay(way: Way | undefined): void {
  if (way === inMemory) return;
  inMemory = way;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(way));
  } catch {
    // Storage is full or switched off: the way ends with the document.
  }
}
