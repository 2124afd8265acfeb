import { CameraWait } from '@shared/photo/CameraWait';
import { PhotoFile } from '@shared/photo/PhotoFile';
import { PhotoTrouble } from '@shared/photo/PhotoTrouble';
import { PhotoTaken } from './PhotoTaken';
import type { Shot } from './use-shot';

type Props = {
  shot: Pick<Shot, 'isWaiting' | 'trouble' | 'giveUp'>;
  /** Address of the stored photo. */
  url: string | undefined;
  /** What is in the picture. */
  alt: string;
  onRetake: () => void;
  send: (file: Blob) => Promise<void>;
};

/** Where a page's photo stands: waited for, in trouble, or there. Nothing before the first press. */
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
