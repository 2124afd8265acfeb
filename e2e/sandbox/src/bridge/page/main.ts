import { installNative } from './install';
import { lendRandomIds } from './random-id';

lendRandomIds();
const script = document.currentScript;
if (script instanceof HTMLScriptElement && script.dataset['device']) installNative(script.dataset);
