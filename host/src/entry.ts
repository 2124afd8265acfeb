import { afterFirstView } from './page/after-first-view';

const begin = () => afterFirstView(() => void import(/* webpackMode: "eager" */ './index'));

/*
 * What stands on the page first is its first view: the app's own code runs after it. The starter has it run then, where
 * the engine can fetch a script ahead; elsewhere it is here as soon as it has come, perhaps before the page has been read.
 */
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
