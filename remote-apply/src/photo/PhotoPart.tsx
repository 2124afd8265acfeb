import { CameraWait } from '@shared/photo/CameraWait';
import { PhotoFile } from '@shared/photo/PhotoFile';
import { PhotoTrouble } from '@shared/photo/PhotoTrouble';
import { Button } from '@shared/ui/Button';
import { Icon } from '@shared/ui/Icon';
import { useState } from 'react';
import css from './PhotoPart.module.css';
import type { Shot } from './use-shot';

type Props = {
  shot: Pick<Shot, 'isWaiting' | 'trouble' | 'giveUp'>;
  /** Address of the stored photo. */
  url: string | undefined;
  /** Text alternative of the picture. */
  alt: string;
  onRetake: () => void;
  send: (file: Blob) => Promise<void>;
};

/**
 * Shows the state of a page's photo: waiting for the camera, failed, or stored. Shows nothing before the first click.
 */
export function PhotoPart({ shot, url, alt, onRetake, send }: Props) {
  if (shot.isWaiting) return <CameraWait onGiveUp={shot.giveUp} />;
  return (
    <>
      {shot.trouble !== undefined && (
        <PhotoTrouble trouble={shot.trouble}>
          <PhotoFile send={send} />
        </PhotoTrouble>
      )}
      {url !== undefined && <PhotoTaken url={url} alt={alt} onRetake={onRetake} />}
    </>
  );
}

type TakenProps = {
  /** Empty when only the server has the photo. */
  url: string;
  /** Text alternative of the picture. */
  alt: string;
  onRetake: () => void;
};

/** Shows a stored photo with a button to retake it. */
function PhotoTaken({ url, alt, onRetake }: TakenProps) {
  const [isMissing, setMissing] = useState(url === '');
  return (
    <div className={css['taken']}>
      {!isMissing && (
        <img className={css['photo']} src={url} alt={alt} onError={() => setMissing(true)} />
      )}
      <div className={css['line']}>
        <p className={css['said']} role="status">
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
