import type { CameraKind } from '@shared/domain/attachment';
import { DashboardDrawing } from '@shared/photo/DashboardDrawing';
import { Finder } from '@shared/photo/Finder';
import { InspectionSheetDrawing } from '@shared/photo/InspectionSheetDrawing';
import { openPopup, PopupFrame } from '@shared/popup';
import { Button } from '@shared/ui/Button';
import { Points } from '@shared/ui/Points';
import type { ReactNode } from 'react';

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

/** Shows what a good photo looks like; true when the customer goes on to the camera. Source: PHOTO-005. */
export async function openPictureExample(kind: CameraKind): Promise<boolean> {
  const { title, drawing, notes } = examples[kind];
  const goesOn = await openPopup<true>(
    (close) => (
      <PopupFrame
        title={title}
        footer={
          <Button block onClick={() => close(true)}>
            카메라 열기
          </Button>
        }
      >
        <Finder>{drawing}</Finder>
        <Points items={notes.map((text) => ({ icon: 'check', text }))} />
      </PopupFrame>
    ),
    { label: title, kind: 'sheet', dismissible: true },
  );
  return goesOn === true;
}
