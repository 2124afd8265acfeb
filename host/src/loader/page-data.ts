import type { PageData } from '@shared/federation/release';

/** The data block of the page, read once at the first import: before any text of others can reach the document. */
export const page: PageData = JSON.parse(document.getElementById('page')?.textContent ?? '{}');
