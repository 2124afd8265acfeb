import { saveAnswer } from '@shared/application';
import { type Recognition, recogniseFile, recogniseRegistration } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import type { TermAnswers } from '@shared/domain/required-terms';
import { BadShots } from '@shared/photo/BadShots';
import { CameraWait } from '@shared/photo/CameraWait';
import { Finder } from '@shared/photo/Finder';
import { PhotoFile } from '@shared/photo/PhotoFile';
import { PhotoTrouble } from '@shared/photo/PhotoTrouble';
import { RegistrationDrawing } from '@shared/photo/RegistrationDrawing';
import { type SendPhoto, useUpload } from '@shared/photo/use-upload';
import { today, usePackages } from '@shared/session';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Page } from '@shared/ui/Page';
import { Points } from '@shared/ui/Points';
import { Sign } from '@shared/ui/Sign';
import { useState } from 'react';
import { useFlow } from '../flow/use-flow';
import { DocumentCount } from '../photo/DocumentCount';
import { type Shot, useShot } from '../photo/use-shot';
import { askMasking } from './ask-masking';
import { checkOwner } from './check-owner';
import {
  draftOfAnswer,
  draftOfFile,
  draftOfRecognition,
  draftOfSaved,
  type RegistrationDraft,
  savedDraft,
  type Typed,
} from './registration-form';
import { usePanel } from './use-panel';
import { VehicleConfirm } from './VehicleConfirm';
import { type ConfirmedVehicle, readVehicle } from './vehicle-confirm.schema';

/** Shows the photo panel first, then the values read from the photo. Source: APPLY-007…018, 034; PHOTO-012; A-03. */
export function SubscApplyVehicleReg() {
  const flow = useFlow('SubscApplyVehicleReg');
  const { data: packages = [] } = usePackages();
  const { registration: earlier, registrationDraft: saved } = flow.application ?? {};
  const [draft, setDraft] = useState<RegistrationDraft | undefined>(() =>
    saved ? draftOfSaved(saved) : earlier && draftOfAnswer(earlier),
  );
  const panel = usePanel(draft === undefined ? 'photo' : 'confirm');
  const [masking, setMasking] = useState<TermAnswers | undefined>(earlier?.terms);

  /** Saves each change, because the customer may look for a value in another app and the page may be killed. */
  const save = (next: RegistrationDraft | undefined) =>
    saveAnswer('registrationDraft', next && savedDraft(next));
  const open = (next: RegistrationDraft) => {
    setDraft(next);
    save(next);
    panel.open();
  };
  const keep = async (answer: ConfirmedVehicle, url: string, typed?: Typed) => {
    // A page that was killed behind the camera lost the consent, so it asks again. Source: A-101.
    const terms = masking ?? (await askMasking('확인하고 계속하기'));
    if (terms === undefined) return;
    saveAnswer('registration', { ...answer, url, terms, typed });
    save(undefined);
    flow.next();
  };
  const onTaken = (recognition: Recognition) => {
    const next = draftOfRecognition(recognition);
    const read = readVehicle(next.form, today());
    // Without the confirmation page, only a valid reading continues automatically. Source: flow.infoConfirm, A-03.
    if (settings.flow.infoConfirm || !read.ok) open(next);
    else void keep(read.value, next.url);
  };
  const shot = useShot({ kind: 'registration', ask: recogniseRegistration, onTaken });
  const upload = useUpload('registration', (url) => open(draftOfFile(url)));
  /** Lets the app read the file. If it cannot, the customer types its text. Source: A-101. */
  const send: SendPhoto = async (file, signal, onProgress) => {
    const recognition = await recogniseFile(file);
    if (signal?.aborted) return;
    if (recognition) onTaken(recognition);
    else await upload(file, signal, onProgress);
  };

  if (flow.application === undefined) return null;
  if (draft !== undefined && panel.shown === 'confirm') {
    return (
      <VehicleConfirm
        key={draft.url}
        today={today()}
        draft={draft}
        keep={save}
        verify={(answer, left) =>
          checkOwner(answer, flow.application?.vehicle?.vin, packages, left)
        }
        onNext={(answer, typed) => void keep(answer, draft.url, typed)}
        back={() => {
          save(undefined);
          panel.back();
        }}
      />
    );
  }
  const take = async () => {
    const agreed = await askMasking('확인하고 촬영하기');
    if (agreed === undefined) return;
    setMasking(agreed);
    save(undefined); // a page that is killed behind the camera waits for the new photo
    await shot.shoot();
  };
  return (
    <RegistrationPhoto
      // The page that comes before the choice of a membership is followed by that choice.
      isCounted={flow.application.insuranceTerms !== undefined}
      shot={shot}
      take={take}
      send={send}
      back={flow.back}
    />
  );
}

type Props = {
  /** The documents of an insurance follow this page. */
  isCounted: boolean;
  shot: Shot;
  take: () => Promise<void>;
  send: SendPhoto;
  back: () => void;
};

/** Shows the first panel of the registration step. Source: APPLY-007…009, 011. */
function RegistrationPhoto({ isCounted, shot, take, send, back }: Props) {
  return (
    <Page
      title="자동차등록증을 촬영해 주세요"
      lead="등록증 앞면의 모든 내용이 보이게 촬영해 주세요."
      back={back}
    >
      {isCounted && <DocumentCount of="registration" />}
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
