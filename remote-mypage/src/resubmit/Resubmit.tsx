import type { Subscription } from '@shared/api/subscription';
import type { DocumentKind } from '@shared/domain/attachment';
import { CameraWait } from '@shared/photo/CameraWait';
import { PhotoFile } from '@shared/photo/PhotoFile';
import { PhotoTrouble } from '@shared/photo/PhotoTrouble';
import { Button } from '@shared/ui/Button';
import { sendLabel } from './resubmit.copy';
import { useResubmit } from './use-resubmit';

type Props = {
  subscription: Subscription;
  kind: DocumentKind;
  vtgId: string;
  /** Staff cannot continue without this document. */
  isWanted: boolean;
};

/** Sends one document, with the app's camera or as a file if the camera returns no photo. Source: RESUB-001, 006. */
export function Resubmit({ subscription, kind, vtgId, isWanted }: Props) {
  const { run, isBusy, trouble, camera, sendFile } = useResubmit(subscription, kind, vtgId);
  if (camera.isWaiting) return <CameraWait onGiveUp={camera.giveUp} />;
  return (
    <>
      {trouble !== undefined && (
        <PhotoTrouble trouble={trouble}>
          <PhotoFile send={sendFile} />
        </PhotoTrouble>
      )}
      <Button
        variant={isWanted ? 'secondary' : 'quiet'}
        block
        busy={isBusy}
        onClick={() => void run()}
      >
        {sendLabel(subscription, kind)}
      </Button>
    </>
  );
}
