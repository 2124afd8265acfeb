import { type BridgeFailureKind, offersSettings, openSettings } from '@shared/bridge';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { Stack } from '@shared/ui/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { troubleSentence } from './photo.copy';

type Props = { trouble: BridgeFailureKind; children: ReactNode };

/** Why no photo came, with the ways on. */
export function PhotoTrouble({ trouble, children }: Props) {
  const { title, text } = troubleSentence[trouble];
  return (
    <div role="alert">
      <Notice tone="warn" title={title}>
        <Stack gap={3}>
          <p>{text}</p>
          {trouble === 'denied' && <AllowCamera />}
          {children}
        </Stack>
      </Notice>
    </div>
  );
}

/** The way to the phone's settings, in apps that know it; in others the sentence above says where they are. */
function AllowCamera() {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    let isHere = true;
    void offersSettings().then((offered) => {
      if (isHere) setOffered(offered);
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (!isOffered) return null;
  // An app that offers and then fails has said so before; the sentence stays.
  const open = () => void openSettings().catch(() => setOffered(false));
  return (
    <Button variant="secondary" block onClick={open}>
      설정 열기
    </Button>
  );
}
