import { recogniseRegistration } from '@shared/bridge';
import { CameraWait } from '@shared/photo/CameraWait';
import { useSession } from '@shared/session';
import { Button } from '@shared/ui/Button';
import { Notice } from '@shared/ui/Notice';
import { Sign } from '@shared/ui/Sign';
import { useShot } from '../photo/use-shot';
import { askMasking } from '../vehicle-reg/ask-masking';

type Props = { isLocked: boolean; onRead: (vin: string) => void };

/**
 * Reads the VIN from a photo of the registration document, so that the customer need not type it. Only the app can
 * recognise a document, so a browser shows nothing. Source: APPLY-008, APPLY-009, APPLY-022.
 */
export function VinPhoto({ isLocked, onRead }: Props) {
  const { inApp } = useSession();
  const shot = useShot({ ask: recogniseRegistration, onTaken: ({ vin }) => onRead(vin) });
  const take = async () => {
    if ((await askMasking('확인하고 촬영하기')) !== undefined) await shot.shoot();
  };
  if (!inApp) return null;
  if (shot.isWaiting) return <CameraWait onGiveUp={shot.giveUp} />;
  return (
    <>
      {shot.trouble !== undefined && shot.trouble !== 'cancelled' && (
        <div role="alert">
          <Notice tone="warn" title="사진에서 차대번호를 읽지 못했어요">
            카메라 권한을 확인하고 다시 촬영하거나, 차대번호를 직접 입력해 주세요.
          </Notice>
        </div>
      )}
      <Button variant="secondary" block disabled={isLocked} onClick={() => void take()}>
        <Sign name="camera" />
        사진으로 차대번호 채우기
      </Button>
    </>
  );
}
