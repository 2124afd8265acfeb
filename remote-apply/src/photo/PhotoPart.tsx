import { CameraWait } from '@shared/photo/CameraWait';
import { PhotoFile } from '@shared/photo/PhotoFile';
import { PhotoTrouble } from '@shared/photo/PhotoTrouble';
import { Button } from '@shared/ui/Button';
import { Icon } from '@shared/ui/Icon';
import { type Ref, useEffect, useRef, useState } from 'react';
import css from './PhotoPart.module.css';
import type { DocumentPhotoState } from './use-document-photo';

type Props = {
  photo: DocumentPhotoState;
  alt: string;
};

/**
 * Shows the state of a page's photo: waiting for the camera, failed, or stored. Shows nothing before the first click.
 * The button that opened the camera or sent a file is disabled or gone during the wait. If the focus then lies on the
 * body or on a heading, a stored photo takes it.
 */
export function PhotoPart({ photo: { url, shot, take, send }, alt }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state of the photo, not its value, loses the focus
  useEffect(
    () => () => {
      const isLost = document.activeElement?.matches('body, h1, h2, h3');
      if (isLost) said.current?.focus({ preventScroll: true });
    },
    [shot.isWaiting, shot.trouble, url],
  );

  if (shot.isWaiting) return <CameraWait onGiveUp={shot.giveUp} />;
  return (
    <>
      {shot.trouble !== undefined && (
        <PhotoTrouble trouble={shot.trouble}>
          <PhotoFile send={send} />
        </PhotoTrouble>
      )}
      {url !== undefined && (
        <PhotoTaken said={said} url={url} alt={alt} onRetake={() => void take()} />
      )}
    </>
  );
}

type TakenProps = {
  /** Ref of the sentence that the photo is stored. */
  said: Ref<HTMLParagraphElement>;
  /** Empty when only the server has the photo. */
  url: string;
  alt: string;
  onRetake: () => void;
};

function PhotoTaken({ said, url, alt, onRetake }: TakenProps) {
  const [isMissing, setMissing] = useState(url === '');
  return (
    <div className={css['taken']}>
      {!isMissing && (
        <img className={css['photo']} src={url} alt={alt} onError={() => setMissing(true)} />
      )}
      <div className={css['line']}>
        <p ref={said} className={css['said']} role="status" tabIndex={-1}>
          <Icon name="success" size="small" />
          사진을 저장했어요
        </p>
        <Button variant="quiet" onClick={onRetake}>
          다시 촬영
        </Button>
      </div>
    </div>
  );
}
