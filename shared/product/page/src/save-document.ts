import { BridgeFailure, saveFile, savePdf } from '@shared/bridge';
import { base64Of } from '@shared/bridge/base64';
import { isKnownBrowser } from '@shared/bridge/mode';
import { inTime, Overdue } from '@shared/config/waits';

/**
 * Result of saving a document. `shared`: the share sheet accepted it. `closed`: the customer closed the sheet or the
 * app's window. `downloading`: a browser downloads it. `unsure`: it is not known whether any attempt worked.
 */
export type Saved = 'saved' | 'shared' | 'closed' | 'downloading' | 'unsure';

type As = { name: string; inApp: boolean };

const PDF = 'application/pdf';
const types: Readonly<Record<string, string>> = {
  pdf: PDF,
  html: 'text/html',
  ics: 'text/calendar',
};
/** Returns the type by the name, because a server may send a document without its type. */
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'text/html';

const inBrowserOf = (inApp: boolean): boolean =>
  isKnownBrowser({ inApp, userAgent: navigator.userAgent });

/** Returns whether a document of this name can probably be saved here. Other webviews ignore a download. */
export const canSaveDocuments = ({ name, inApp }: As): boolean =>
  inApp || inBrowserOf(inApp) || canShareDocument(new Blob(), name);

/**
 * Saves a document under a name. The app saves it if it can. Another webview gets the share sheet of the phone, and a
 * browser downloads it. In a webview without a share sheet the page starts a download, which the
 * webview may ignore. Source: GUIDE-009, LAW-006.
 * @throws {BridgeFailure} The app can save it, but refused.
 */
export async function saveDocument(file: Blob, { name, inApp }: As): Promise<Saved> {
  const inBrowser = inBrowserOf(inApp);
  const saved = inApp ? await savedByApp(file, name) : undefined;
  const ending = saved ?? (inBrowser ? undefined : await shareDocument(file, name));
  if (ending !== undefined) return ending;
  downloadInBrowser(file, name);
  return inBrowser ? 'downloading' : 'unsure';
}

/** Returns `undefined` when the app cannot save files. If the app does not answer, it may have saved the file. */
async function savedByApp(file: Blob, name: string): Promise<Saved | undefined> {
  try {
    const base64 = await base64Of(file);
    const type = typeOf(name);
    if (type === PDF) await savePdf({ name, base64 });
    else await saveFile({ name, base64, type });
    return 'saved';
  } catch (thrown) {
    if (!(thrown instanceof BridgeFailure)) throw thrown;
    if (thrown.kind === 'unsupported') return undefined;
    if (thrown.kind === 'cancelled') return 'closed';
    if (thrown.kind === 'timeout') return 'unsure';
    throw thrown;
  }
}

const filesOf = (file: Blob, name: string) => [new File([file], name, { type: typeOf(name) })];

/** Returns whether the phone has a share sheet that takes this document. */
export const canShareDocument = (file: Blob, name: string): boolean =>
  navigator.canShare?.({ files: filesOf(file, name) }) === true;

/**
 * Opens the share sheet of the phone. Returns `undefined` when it refuses, for example because the click was too long
 * ago. Returns `unsure` when the sheet never answers, because it may be open. The button is enabled again then.
 */
export async function shareDocument(file: Blob, name: string): Promise<Saved | undefined> {
  if (!canShareDocument(file, name)) return undefined;
  try {
    await inTime('share', navigator.share({ files: filesOf(file, name) }));
    return 'shared';
  } catch (thrown) {
    if (thrown instanceof Overdue) return 'unsure';
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? 'closed' : undefined;
  }
}

/** Long enough for a slow phone to start the download. Afterwards the document leaves the memory. */
const KEPT_MS = 60_000;

function downloadInBrowser(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
