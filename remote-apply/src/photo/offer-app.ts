import type { BridgeFailureKind } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import { askDownload } from '@shared/popup';
import { currentSession } from '@shared/session';

/** Outside the app there is no camera of the app: the prompt says where the app is. Source: A-62. */
export async function offerApp(trouble: BridgeFailureKind): Promise<void> {
  const { inApp, phone } = currentSession();
  if (trouble === 'unsupported' && !inApp) await askDownload({ phone, links: settings.links });
}
