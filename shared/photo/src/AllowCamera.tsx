import { offersSettings, openSettings } from '@shared/bridge';
import { Button } from '@shared/ui/Button';
import { useEffect, useState } from 'react';

/** The way to the phone's settings, in apps that know it; in others the sentence above says where they are. */
export function AllowCamera() {
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
