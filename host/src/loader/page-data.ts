import type { ReleaseChoice, Variant } from '@shared/release/choice';
import type { PageData } from '@shared/release/release';
import { pageDataIn } from '../boot/page-data';

declare global {
  /** The starter's choice for this document (host/src/boot/starter.ts). */
  var __release: ReleaseChoice['release'] | undefined;
  var __variant: Variant | undefined;
}

const written = pageDataIn(document.getElementById('page')?.textContent);
// The starter has said so on the page; nothing else may be drawn over it.
if (!written) throw new Error('no page data');

/**
 * The data block of the page, read once at the first import: before any text of others can reach the document. Its
 * release is the one chosen for this document and stays for the document's life; no other code knows of variants.
 */
export const page: PageData = { ...written, release: globalThis.__release ?? written.release };

/** For reports alone. */
export const variant: Variant = globalThis.__variant ?? 'stable';
