import { afterFirstView } from './boot/after-first-view';

const begin = () => afterFirstView(() => void import(/* webpackMode: "eager" */ './index'));

/* The app's code runs after the prerendered page is on the screen. In a browser that can preload scripts, the boot
   script starts it then. In other browsers it runs as soon as it has loaded, maybe before the HTML has been parsed. */
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
