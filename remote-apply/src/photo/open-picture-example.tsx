import { messages } from '@shared/copy/popup';
import type { CameraKind } from '@shared/domain/attachment';
import { DashboardDrawing } from '@shared/photo/DashboardDrawing';
import { Finder } from '@shared/photo/Finder';
import { InspectionSheetDrawing } from '@shared/photo/InspectionSheetDrawing';
import { alert, openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Checkbox } from '@shared/ui/Checkbox';
import { Notice } from '@shared/ui/Notice';
import { Points } from '@shared/ui/Points';
import { Stack } from '@shared/ui/Stack';
import { type ReactNode, useState } from 'react';

type Example = { title: string; drawing: ReactNode; notes: readonly string[] };

const examples: Record<CameraKind, Example> = {
  inspection: {
    title: '이렇게 촬영해 주세요',
    drawing: <InspectionSheetDrawing />,
    notes: [
      '결과지 네 모서리가 모두 보이게 촬영해 주세요.',
      '검사일과 차량번호가 또렷하게 보여야 해요.',
      '빛 반사나 그림자가 없게 촬영해 주세요.',
    ],
  },
  panel: {
    title: '이렇게 촬영해 주세요',
    drawing: <DashboardDrawing />,
    notes: [
      '시동을 켠 상태에서 촬영해 주세요.',
      '총 주행거리(ODO)와 경고등이 모두 보여야 해요.',
      '안전한 곳에 정차한 뒤 촬영해 주세요.',
    ],
  },
};

/**
 * How a picture example shows the caution about photos for an insurer: `ask` with its checkbox, `remind` without it
 * because the customer has agreed already, `none` not at all.
 */
export type PhotoCaution = 'ask' | 'remind' | 'none';

type Props = { kind: CameraKind; caution: PhotoCaution; onCamera: () => void };

/**
 * Shows a good photo and, before a photo for an insurer, the caution with its checkbox. Source: PHOTO-005, PHOTO-010,
 * MSG-014.
 */
function PictureExample({ kind, caution, onCamera }: Props) {
  const [isRead, setRead] = useState(false);
  const { title, drawing, notes } = examples[kind];
  const goOn = () =>
    caution === 'ask' && !isRead ? void alert(messages['caution-unchecked']) : onCamera();
  return (
    <PopupFrame
      title={title}
      footer={
        <Button block onClick={goOn}>
          카메라 열기
        </Button>
      }
    >
      <Stack gap={5}>
        <Finder>{drawing}</Finder>
        <Points items={notes.map((text) => ({ icon: 'check', text }))} />
        {caution !== 'none' && <Notice tone="warn">{messages.INSP_PANEL_PHOTO_WARNING}</Notice>}
        {caution === 'ask' && (
          <Checkbox label={messages['caution-check']} checked={isRead} onChange={setRead} />
        )}
      </Stack>
    </PopupFrame>
  );
}

/** Opens the example. Returns true when the customer continues to the camera. Source: PHOTO-005. */
export async function openPictureExample(
  kind: CameraKind,
  caution: PhotoCaution,
): Promise<boolean> {
  const goesOn = await openPopup<true>(
    (close) => <PictureExample kind={kind} caution={caution} onCamera={() => close(true)} />,
    { label: examples[kind].title, kind: 'sheet', dismissible: true },
  );
  return goesOn === true;
}
