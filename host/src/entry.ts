import { afterFirstView } from './boot/after-first-view';

/* The app's code runs after the prerendered page is on the screen. In a browser that can preload scripts, the boot script
   adds this script only then. `require` throws here, and not in a promise, so that host-failure.ts hears a failure. */
afterFirstView(() => void require('./index'));
