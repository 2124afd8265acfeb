import { BadShots } from '@shared/photo/BadShots';
import { CameraWait } from '@shared/photo/CameraWait';
import { Finder } from '@shared/photo/Finder';
import { PhotoFile } from '@shared/photo/PhotoFile';
import { PhotoTrouble } from '@shared/photo/PhotoTrouble';
import { RegistrationDrawing } from '@shared/photo/RegistrationDrawing';
import type { SendPhoto } from '@shared/photo/use-upload';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Page } from '@shared/ui/Page';
import { Points } from '@shared/ui/Points';
import { Sign } from '@shared/ui/Sign';
import { DocumentCount } from '../photo/DocumentCount';
import type { Shot } from '../photo/use-shot';

type Props = {
  shot: Shot;
  take: () => Promise<void>;
  /** Sends a file instead of using the camera. */
  send: SendPhoto;
  back: () => void;
};

/** Shows the first panel of the registration step. Source: APPLY-007…009, 011. */
export function RegistrationPhoto({ shot, take, send, back }: Props) {
  return (
    <Page
      title="자동차등록증을 촬영해 주세요"
      lead="등록증 앞면의 모든 내용이 보이게 촬영해 주세요."
      back={back}
    >
      <DocumentCount of="registration" />
      {shot.isWaiting ? (
        <CameraWait onGiveUp={shot.giveUp} />
      ) : (
        <Finder>
          <RegistrationDrawing />
        </Finder>
      )}
      {shot.trouble !== undefined && !shot.isWaiting && (
        <PhotoTrouble trouble={shot.trouble}>
          <p>사진을 선택하면 등록증 내용을 직접 입력할 수 있어요.</p>
          <PhotoFile send={send} />
        </PhotoTrouble>
      )}
      <Points
        items={[
          { icon: 'check', text: '네 모서리가 모두 나오게, 밝은 곳에서 촬영해 주세요.' },
          { icon: 'check', text: '주민등록번호 뒷자리는 가리고 촬영해 주세요.' },
          { icon: 'document', text: '촬영하면 차량 정보를 자동으로 읽어 드려요.' },
        ]}
      />
      {!shot.isWaiting && <BadShots of="document" />}
      <BottomBar>
        <Button block busy={shot.isWaiting} onClick={() => void take()}>
          <Sign name="camera" />
          {shot.trouble === undefined ? '촬영하기' : '다시 촬영하기'}
        </Button>
      </BottomBar>
    </Page>
  );
}
