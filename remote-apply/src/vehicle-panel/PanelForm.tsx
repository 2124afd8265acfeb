import { mileageLimit } from '@shared/copy/figures';
import { messages } from '@shared/copy/popup';
import type { Tier } from '@shared/domain/tier';
import { type Mileage, parseMileage, shownMileage } from '@shared/domain/validation/mileage';
import { BadShots } from '@shared/photo/BadShots';
import { DashboardDrawing } from '@shared/photo/DashboardDrawing';
import { Finder } from '@shared/photo/Finder';
import { caution } from '@shared/popup';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Page } from '@shared/ui/Page';
import { type Point, Points } from '@shared/ui/Points';
import { Sign } from '@shared/ui/Sign';
import { TextField } from '@shared/ui/TextField';
import { useState } from 'react';
import { useMarked } from '../flow/use-marked';
import { DocumentCount } from '../photo/DocumentCount';
import { PhotoPart } from '../photo/PhotoPart';
import type { DocumentPhotoState } from '../photo/use-document-photo';
import css from './PanelForm.module.css';

type Props = {
  tier: Tier;
  /** Kilometres entered earlier. */
  earlier: number | undefined;
  photo: DocumentPhotoState;
  /** Saves a valid mileage at each change, because the page may be killed behind the camera or the file chooser. */
  keep: (mileage: Mileage | undefined) => void;
  onNext: () => void;
  back: () => void;
};

const points: readonly Point[] = [
  { icon: 'check', text: '안전한 곳에 정차하고, 시동을 켠 상태에서 촬영해 주세요.' },
  { icon: 'check', text: '총 주행거리(ODO)와 경고등이 모두 보여야 해요.' },
];
const limit: Point = { icon: 'info', text: `주행거리 ${mileageLimit} 차량만 가입할 수 있어요.` };

/** Asks for the mileage and the photo of the dashboard. Source: PHOTO-007…011, VALID-026…031. */
export function PanelForm({ tier, earlier, photo, keep, onNext, back }: Props) {
  const [typed, setTyped] = useState(() => shownMileage(String(earlier ?? '')));
  const marks = useMarked<'mileage'>();
  const { url, shot, take } = photo;

  const change = (text: string) => {
    marks.clear();
    setTyped(shownMileage(text));
    const mileage = parseMileage(text, tier);
    keep(mileage.ok ? mileage.value : undefined);
  };
  const goOn = async () => {
    const mileage = parseMileage(typed, tier);
    if (!mileage.ok) return marks.tell('mileage', messages[mileage.error]);
    if (tier === 'plain' && !(await askMileageCaution())) return;
    onNext();
  };

  return (
    <Page
      title="주행거리 입력 및 계기판 사진 촬영"
      lead="지금 계기판에 표시된 총 주행거리를 입력하고 사진을 남겨 주세요."
      back={back}
    >
      {tier === 'insurance' && <DocumentCount of="panel" />}
      <TextField
        className={css['mileage']}
        label="총 주행거리(km)"
        inputMode="numeric"
        value={typed}
        onChange={change}
        hint="숫자만 입력해 주세요. 예: 45,210"
        error={marks.why('mileage')}
      />
      {url === undefined && !shot.isWaiting && (
        <Finder>
          <DashboardDrawing />
        </Finder>
      )}
      <PhotoPart photo={photo} alt="촬영한 계기판" />
      <Points items={[...points, ...(tier === 'insurance' ? [limit] : [])]} />
      {url === undefined && !shot.isWaiting && <BadShots of="dashboard" />}
      <BottomBar>
        {url === undefined ? (
          <Button block busy={shot.isWaiting} onClick={() => void take()}>
            <Sign name="camera" />
            {shot.trouble === undefined ? '계기판 촬영하기' : '다시 촬영하기'}
          </Button>
        ) : (
          <Button block disabled={shot.isWaiting} onClick={() => void goOn()}>
            다음
          </Button>
        )}
      </BottomBar>
    </Page>
  );
}

/** Shows the caution on the mileage page of the tiers without insurance. Source: PHOTO-011, MSG-015, A-59. */
const askMileageCaution = (): Promise<boolean> =>
  caution({
    title: '유의사항을 확인해 주세요',
    lines: [messages.INSP_PANEL_NORMAL_WARNING],
    checkLabel: messages['caution-check'],
    uncheckedMessage: messages['caution-unchecked'],
    submit: '다음',
  });
