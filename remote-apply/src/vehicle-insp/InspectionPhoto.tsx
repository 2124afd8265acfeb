import type { PlainDate } from '@shared/domain/calendar';
import { formatDay } from '@shared/domain/format';
import { INSPECTION_SHEET_YEARS } from '@shared/domain/validation/inspection-date';
import { BadShots } from '@shared/photo/BadShots';
import { DashboardDrawing } from '@shared/photo/DashboardDrawing';
import { Finder } from '@shared/photo/Finder';
import { InspectionSheetDrawing } from '@shared/photo/InspectionSheetDrawing';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Page } from '@shared/ui/Page';
import { Points } from '@shared/ui/Points';
import { Sign } from '@shared/ui/Sign';
import type { ReactNode } from 'react';
import { DocumentCount } from '../photo/DocumentCount';
import { PhotoPart } from '../photo/PhotoPart';
import type { DocumentPhotoState } from '../photo/use-document-photo';
import css from './InspectionPhoto.module.css';

type Props = {
  /** Earliest inspection day that is accepted. */
  oldestDay: PlainDate;
  photo: DocumentPhotoState;
  onNext: () => void;
  back: () => void;
};

/** Asks for the photo of the inspection sheet. Source: PHOTO-001…006. */
export function InspectionPhoto({ oldestDay, photo, onNext, back }: Props) {
  const { url, shot, take } = photo;
  return (
    <Page
      title="정기검사 결과지를 촬영해 주세요"
      lead={`검사일이 ${INSPECTION_SHEET_YEARS}년 이내인 자동차 정기검사 결과지가 필요해요.`}
      back={back}
    >
      <DocumentCount of="inspection" />
      <Examples
        items={[
          { drawing: <InspectionSheetDrawing />, caption: '검사 결과지 예시' },
          { drawing: <DashboardDrawing />, caption: '계기판 예시' },
        ]}
      />
      <PhotoPart photo={photo} alt="촬영한 정기검사 결과지" />
      <Points
        items={[
          {
            icon: 'calendar',
            text: `검사일이 ${formatDay(oldestDay)} 이후인 결과지만 접수할 수 있어요.`,
          },
          { icon: 'check', text: '결과지 네 모서리와 모든 글자가 또렷하게 보여야 해요.' },
          {
            icon: 'car',
            text: '다음 단계에서 계기판도 촬영해요. 시동을 켠 상태에서 주행거리와 경고등이 보이게 준비해 주세요.',
          },
        ]}
      />
      {url === undefined && !shot.isWaiting && <BadShots of="document" />}
      <BottomBar>
        {url === undefined ? (
          <Button block busy={shot.isWaiting} onClick={() => void take()}>
            <Sign name="camera" />
            {shot.trouble === undefined ? '촬영하기' : '다시 촬영하기'}
          </Button>
        ) : (
          <Button block disabled={shot.isWaiting} onClick={onNext}>
            다음
          </Button>
        )}
      </BottomBar>
    </Page>
  );
}

type ExampleProps = { items: readonly { drawing: ReactNode; caption: string }[] };

/** Example pictures side by side. Source: PHOTO-002. */
function Examples({ items }: ExampleProps) {
  return (
    <ul className={css['examples']}>
      {items.map(({ drawing, caption }) => (
        <li key={caption} className={css['example']}>
          <Finder caption={caption}>{drawing}</Finder>
        </li>
      ))}
    </ul>
  );
}
