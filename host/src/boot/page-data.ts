import type { PageData } from '@shared/release/release';

/** Returns the first data block of the page, or `undefined` if it is incomplete or has another format. */
export function pageDataIn(text: string | null | undefined): PageData | undefined {
  try {
    const { release, settings, routes, ...rest } = JSON.parse(text ?? '') as Partial<PageData>;
    const isOurs = release?.apps.host.entry.js && settings && Array.isArray(routes);
    return isOurs ? ({ ...rest, release, settings, routes } as PageData) : undefined;
  } catch {
    return undefined; // the block is not valid JSON
  }
}
