/** The only entry of the popup manager, so that all importers share one stack of open popups. */
export { alert, askDownload, caution, confirm, openTerms } from './ask';
export type { CautionText } from './Caution';
export { downloadLink, type Phone, type StoreLinks } from './download-link';
export { PopupHost } from './PopupDialog';
export { PopupFrame } from './PopupFrame';
export { noteEntry, openCount, openPopup, type PopupKind, type PopupOptions } from './popups';
