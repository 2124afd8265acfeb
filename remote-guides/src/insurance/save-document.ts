import { BridgeFailure, savePdf } from '@shared/bridge';

type As = { name: string; inApp: boolean };

/**
 * Keeps a document under a name: the app does it where it can, otherwise the phone's own sheet, because a webview has
 * nobody who downloads; a browser downloads it. Source: GUIDE-009.
 * @throws {BridgeFailure} the app can, but did not
 */
export async function saveDocument(file: Blob, { name, inApp }: As): Promise<void> {
  if (inApp && ((await isSavedByApp(file, name)) || (await isShared(file, name)))) return;
  downloadInBrowser(file, name);
}

async function isSavedByApp(file: Blob, name: string): Promise<boolean> {
  try {
    await savePdf({ name, base64: await base64Of(file) });
    return true;
  } catch (thrown) {
    if (thrown instanceof BridgeFailure && thrown.kind === 'unsupported') return false;
    throw thrown;
  }
}

/** Whether the phone offered its sheet; closing it is an answer, too. A tap that is too long ago is refused. */
async function isShared(file: Blob, name: string): Promise<boolean> {
  const files = [new File([file], name, { type: 'application/pdf' })];
  if (!navigator.canShare?.({ files })) return false;
  try {
    await navigator.share({ files });
    return true;
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError';
  }
}

const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Long enough for a slow phone to begin; the document does not stay in memory for the whole visit. */
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
