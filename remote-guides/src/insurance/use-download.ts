import { CONFIRM_PDF_NAME, fetchConfirmPdf } from '@shared/api/care-insurance';
import { type Reactions, usualReactions } from '@shared/api/reaction';
import { BridgeFailure } from '@shared/bridge';
import { alert } from '@shared/popup';
import { call, react, useSession } from '@shared/session';
import { useRef, useState } from 'react';
import { saveDocument } from './save-document';

/** The page stays, and a session that ended is shown in place, never by a sign-in popup. Source: GUARD-009. */
const downloadReactions: Reactions = {
  ...usualReactions,
  'signed-out': { do: 'alert', say: 'no-permission', next: 'stay' },
  unreachable: { do: 'alert', say: 'server', next: 'stay' },
  forbidden: { do: 'alert', say: 'no-permission', next: 'stay' },
  unexpected: { do: 'alert', say: 'server', next: 'stay' },
};

/** One download at a time, however often the button is pressed. Source: GUIDE-009, API-034. */
export function useDownload(confirmId: string): { download: () => Promise<void>; isBusy: boolean } {
  const { inApp } = useSession();
  const locked = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    try {
      const file = await fetchConfirmPdf(call, confirmId);
      await saveDocument(file, { name: CONFIRM_PDF_NAME, inApp });
    } catch (thrown) {
      await tell(thrown);
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };
  return { download, isBusy };
}

async function tell(thrown: unknown): Promise<void> {
  if (!(thrown instanceof BridgeFailure)) return react(thrown, downloadReactions);
  if (thrown.kind === 'cancelled') return;
  await alert('확인서를 저장하지 못했어요. 앱의 저장 권한을 확인한 뒤 다시 시도해 주세요.');
}
