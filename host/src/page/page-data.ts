import type { PageData } from '@shared/release/release';

/** The first data block of the page; `undefined` where it is cut, or is not the one of a page of ours. */
export function pageDataIn(text: string | null | undefined): PageData | undefined {
  try {
    const { release, settings, routes, ...rest } = JSON.parse(text ?? '') as Partial<PageData>;
    const isOurs = release?.apps.host.entry.js && settings && Array.isArray(routes);
    return isOurs ? ({ ...rest, release, settings, routes } as PageData) : undefined;
  } catch {
    return undefined; // that it cannot be read is the answer
  }
}
