import { tabStorage } from '@shared/config/storage';

const KEY = 'care-quarantine';

/** Returns the stored name of a version. Example: `apply@1.4.0`. */
const named = (app: string, version: string): string => `${app}@${version}`;

/** Returns the versions that failed in this tab, or in this document if storage does not work. */
function quarantined(): readonly string[] {
  try {
    const read: unknown = JSON.parse(tabStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export const isQuarantined = (app: string, { version }: { version: string }): boolean =>
  quarantined().includes(named(app, version));

/** Returns the versions of this remote that failed in this tab. */
export const quarantinedOf = (app: string): readonly string[] =>
  quarantined()
    .filter((name) => name.startsWith(named(app, '')))
    .map((name) => name.slice(named(app, '').length));

/** Adds a version that failed to the quarantine, or removes it (`is` is false) because it has worked since. */
export function quarantine(app: string, version: string, is: boolean): void {
  const others = quarantined().filter((name) => name !== named(app, version));
  tabStorage.setItem(KEY, JSON.stringify(is ? [...others, named(app, version)] : others));
}
