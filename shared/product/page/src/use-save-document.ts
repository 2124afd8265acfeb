import { BridgeFailure } from '@shared/bridge';
import { usePressOnce } from '@shared/payment/use-press-once';
import { alert } from '@shared/popup';
import { useSession } from '@shared/session';
import { useState } from 'react';
import { canShareDocument, type Saved, saveDocument, shareDocument } from './save-document';

export type SavedDocument = {
  name: string;
  /** Word for the document in messages. It ends without a final consonant, for example '확인서'. */
  word: string;
  /** Loads or creates the file when the customer asks for it. */
  load: () => Promise<Blob>;
  onFailure: (thrown: unknown) => Promise<void>;
};

export type SaveDocument = {
  save: () => Promise<void>;
  isBusy: boolean;
  /** Result of the last attempt. Nothing is shown before the first click. */
  saved: Saved | undefined;
  /** Opens the share sheet for the loaded document, if the phone has one. */
  share: (() => Promise<void>) | undefined;
};

/** Saves a document, one attempt at a time. Source: GUIDE-009, API-034, LAW-006. */
export function useSaveDocument({ name, word, load, onFailure }: SavedDocument): SaveDocument {
  const { inApp } = useSession();
  const [saved, setSaved] = useState<Saved>();
  const [file, setFile] = useState<Blob>();
  const { run: once, isBusy } = usePressOnce(async (work: () => Promise<Saved>) => {
    setSaved(undefined);
    try {
      setSaved(await work());
    } catch (thrown) {
      if (thrown instanceof BridgeFailure) await alert(refusedSentence(word));
      else await onFailure(thrown);
    }
  });
  const save = () =>
    once(async () => {
      const loaded = await load();
      setFile(loaded);
      return saveDocument(loaded, { name, inApp });
    });
  const canShare = file !== undefined && canShareDocument(file, name);
  const share = () => once(async () => (await shareDocument(file as Blob, name)) ?? 'unsure');
  return { save, isBusy, saved, share: canShare ? share : undefined };
}

const refusedSentence = (word: string) =>
  `${word}를 저장하지 못했어요. 앱의 저장 권한을 확인한 뒤 다시 시도해 주세요.`;
