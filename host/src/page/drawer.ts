import { drawFirstView } from '@shared/page/first-view/draw';

/**
 * Draws what remotes hand over before React is here. It runs inline at the end of the page, its digest in the page's
 * policy: no first view brings it along, and the starter, which asks for them, does not wait for it.
 */
const before = window.__firstViews;
window.__firstViews = { push: drawFirstView };
if (Array.isArray(before)) for (const view of before) drawFirstView(view);
