import { afterFirstView } from './boot/after-first-view';

/* The app's code runs after the prerendered page is on the screen. In a browser that can preload scripts, the boot script
   adds this script only then. A failure is reported as an error, because host-failure.ts does not hear a rejection. */
afterFirstView(() => void import(/* webpackMode: "eager" */ './index').catch(reportError));
