import { tabStorage } from '@shared/config/storage';
import type { Way } from './way';

const KEY = 'care-way';
let inMemory: Way | undefined;

/** Returns the current user flow. It survives the card page and a reload, and may end with the tab. */
export function keptWay(): Way | undefined {
  try {
    return inMemory ?? JSON.parse(tabStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined; // another script wrote this key
  }
}

export function keepWay(way: Way | undefined): void {
  if (way === inMemory) return;
  inMemory = way;
  tabStorage.setItem(KEY, JSON.stringify(way));
}
