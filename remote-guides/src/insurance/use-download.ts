import { CONFIRM_PDF_NAME, fetchConfirmPdf } from '@shared/api/care-insurance';
import { BridgeFailure } from '@shared/bridge';
import { alert } from '@shared/popup';
import { call, react, useSession } from '@shared/session';
import { useRef, useState } from 'react';
import { downloadReactions } from './claim-reactions';
import { canShareDocument, type Saved, saveDocument, shareDocument } from './save-document';

export type Download = {
  download: () => Promise<void>;
  isBusy: boolean;
  /** Result of the last attempt. Nothing is shown before the first click. */
  saved: Saved | undefined;
  /** Opens the share sheet for the loaded document, if the phone has one. */
  share: (() => Promise<void>) | undefined;
};

/** Saves the document of a confirmed claim, one download at a time. Source: GUIDE-009, API-034. */
export function useDownload(confirmId: string): Download {
  const { inApp } = useSession();
  const locked = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const [file, setFile] = useState<Blob>();
  const once = async (work: () => Promise<Saved>) => {
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    setSaved(undefined);
    try {
      setSaved(await work());
    } catch (thrown) {
      await tell(thrown);
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };
  const download = () =>
    once(async () => {
      const loaded = await fetchConfirmPdf(call, confirmId);
      setFile(loaded);
      return saveDocument(loaded, { name: CONFIRM_PDF_NAME, inApp });
    });
  const canShare = file !== undefined && canShareDocument(file, CONFIRM_PDF_NAME);
  const share = () =>
    once(async () => (await shareDocument(file as Blob, CONFIRM_PDF_NAME)) ?? 'unsure');
  return { download, isBusy, saved, share: canShare ? share : undefined };
}

async function tell(thrown: unknown): Promise<void> {
  if (!(thrown instanceof BridgeFailure)) return react(thrown, downloadReactions);
  await alert('확인서를 저장하지 못했어요. 앱의 저장 권한을 확인한 뒤 다시 시도해 주세요.');
}
