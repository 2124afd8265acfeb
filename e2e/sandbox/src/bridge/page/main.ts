import { installNative } from './install';

const script = document.currentScript;
if (script instanceof HTMLScriptElement) installNative(script.dataset);
