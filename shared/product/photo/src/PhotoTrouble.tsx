import { type BridgeFailureKind, offersSettings, openSettings } from '@shared/bridge';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { Stack } from '@shared/ui/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { troubleSentence } from './photo.copy';

type Props = { trouble: BridgeFailureKind; children: ReactNode };

/** Explains why there is no photo, and offers alternatives. */
export function PhotoTrouble({ trouble, children }: Props) {
  const { title, text } = troubleSentence[trouble];
  return (
    <Notice tone="warn">
      <Stack gap={3}>
        <div role="alert">
          <p>
            <strong>{title}</strong>
          </p>
          <p>{text}</p>
        </div>
        {trouble === 'denied' && <AllowCamera />}
        {children}
      </Stack>
    </Notice>
  );
}

/** Button for the settings of the phone, in apps that support it. In other apps the text explains where they are. */
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
  // If opening fails, hide the button. The text above remains.
  const open = () => void openSettings().catch(() => setOffered(false));
  return (
    <Button variant="secondary" block onClick={open}>
      설정 열기
    </Button>
  );
}
