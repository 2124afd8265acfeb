import { stayingReactions } from '@shared/api/reaction';
import { BridgeFailure } from '@shared/bridge';
import { usePressOnce } from '@shared/payment/use-press-once';
import { alert } from '@shared/popup';
import { react, useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Icon } from '@shared/ui/Icon';
import { useState } from 'react';
import { SavedMessage } from './SavedMessage';
import { canShareDocument, type Saved, saveDocument, shareDocument } from './save-document';

type Props = {
  /** Name of the file. */
  name: string;
  /** Word for the document in messages. It ends without a final consonant, for example '확인서'. */
  word: string;
  /** Text of the button. */
  label: string;
  icon?: 'download' | 'calendar';
  variant?: 'secondary' | 'quiet';
  /** Loads or creates the file when the customer asks for it. */
  load: () => Promise<Blob>;
};

/** Saves a document, one attempt at a time, and says below how that went. Source: GUIDE-009, API-034, LAW-006. */
export function SaveButton({
  name,
  word,
  label,
  icon = 'download',
  variant = 'secondary',
  load,
}: Props) {
  const { inApp } = useSession();
  const [saved, setSaved] = useState<Saved>();
  const [file, setFile] = useState<Blob>();
  const { run: once, isBusy } = usePressOnce(async (work: () => Promise<Saved>) => {
    setSaved(undefined);
    try {
      setSaved(await work());
    } catch (thrown) {
      if (thrown instanceof BridgeFailure) await alert(refusedSentence(word));
      else await react(thrown, stayingReactions);
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
  return (
    <>
      <Button variant={variant} block busy={isBusy} onClick={() => void save()}>
        <Icon name={icon} size="small" />
        {label}
      </Button>
      <SavedMessage word={word} saved={saved} share={canShare ? share : undefined} />
    </>
  );
}

const refusedSentence = (word: string) =>
  `${word}를 저장하지 못했어요. 앱의 저장 권한을 확인한 뒤 다시 시도해 주세요.`;
