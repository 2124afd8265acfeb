import { tabStorage } from '@shared/config/storage';

const KEY = 'care-quarantine';

/** How a version of a remote is remembered: `apply@1.4.0`. */
const named = (app: string, version: string): string => `${app}@${version}`;

/** Versions that went wrong in this tab; without storage, in this document. */
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

/** The versions of a remote that went wrong. */
export const quarantinedOf = (app: string): readonly string[] =>
  quarantined()
    .filter((name) => name.startsWith(named(app, '')))
    .map((name) => name.slice(named(app, '').length));

/** The version went wrong (`is`), or has shown that it works after all. */
export function quarantine(app: string, version: string, is: boolean): void {
  const others = quarantined().filter((name) => name !== named(app, version));
  tabStorage.setItem(KEY, JSON.stringify(is ? [...others, named(app, version)] : others));
}
