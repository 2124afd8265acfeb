import { drawFirstView } from '@shared/page/first-view/draw';

/**
 * The prerender runtime: draws the prerendered pages that remotes pass before React runs. It is inline at the end of
 * the page, and the Content Security Policy has its digest. So no prerendered page needs its own copy, and the boot
 * script, which requests them, does not wait for it.
 */
const before = window.__firstViews;
window.__firstViews = { push: drawFirstView };
if (Array.isArray(before)) for (const view of before) drawFirstView(view);
