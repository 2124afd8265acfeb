import type { Subscription } from '@shared/api/subscription';
import type { DocumentKind } from '@shared/domain/attachment';
import { CameraWait } from '@shared/photo/CameraWait';
import { PhotoFile } from '@shared/photo/PhotoFile';
import { PhotoTrouble } from '@shared/photo/PhotoTrouble';
import { Button } from '@shared/ui/Button';
import { documentLabel } from './resubmit.copy';
import { useResubmit } from './use-resubmit';

type Props = { subscription: Subscription; kind: DocumentKind; vtgId: string };

/** One document to be sent again: by the app's camera, or as a file where the camera gives none. Source: RESUB-001, 006. */
export function Resubmit({ subscription, kind, vtgId }: Props) {
  const { run, isBusy, trouble, camera, sendFile } = useResubmit(subscription, kind, vtgId);
  if (camera.isWaiting) return <CameraWait onGiveUp={camera.giveUp} />;
  return (
    <>
      {trouble !== undefined && (
        <PhotoTrouble trouble={trouble}>
          <PhotoFile send={sendFile} />
        </PhotoTrouble>
      )}
      <Button variant="secondary" block busy={isBusy} onClick={() => void run()}>
        {documentLabel[kind]} 다시 올리기
      </Button>
    </>
  );
}
