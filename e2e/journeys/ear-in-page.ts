import { virtual } from '@guidepup/virtual-screen-reader';

/** Runs in the page: starts the screen reader with every document, so that it hears each announcement. */
addEventListener('DOMContentLoaded', () => virtual.start({ container: document.body }));
Object.assign(globalThis, { ear: virtual });
