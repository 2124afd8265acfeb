import { afterFirstView } from './boot/after-first-view';

/* The app's code runs after the prerendered page is on the screen. In a browser that can preload scripts, the boot
   script adds this script only then. A failure is thrown outside the promise, so that host-failure.ts hears it. */
afterFirstView(
  () =>
    void import(/* webpackMode: "eager" */ './index').catch((thrown) =>
      setTimeout(() => {
        throw thrown;
      }),
    ),
);
