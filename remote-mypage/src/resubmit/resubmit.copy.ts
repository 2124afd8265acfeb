import { photoWarning } from '@shared/copy/photo-warning';
import { termLabel } from '@shared/copy/terms';
import type { AttachmentConfirm, DocumentKind } from '@shared/domain/attachment';

export const documentLabel: Record<DocumentKind, string> = {
  registration: '자동차등록증',
  inspection: '정기검사 결과지',
  panel: '계기판 사진',
};

export const confirmLabel: Record<AttachmentConfirm | 'absent', string> = {
  unchecked: '확인 중',
  suitable: '적합',
  retake: '재촬영 필요',
  absent: '미제출',
};

export const confirmTone = {
  unchecked: 'brand',
  suitable: 'good',
  retake: 'bad',
  absent: 'neutral',
} as const satisfies Record<AttachmentConfirm | 'absent', string>;

/** What must be read before the camera opens. Source: A-59 (INSP_PANEL_PHOTO_WARNING), TERMS-010 (masking). */
export const beforePhoto: Record<DocumentKind, readonly string[]> = {
  registration: [termLabel.masking, '앞면 전체가 선명하게 보이도록 촬영해 주세요.'],
  inspection: [photoWarning.inspection],
  panel: [photoWarning.panel],
};

/** The VIN that was read is not the one of the application. */
export const otherVehicle = {
  message: '등록증의 차대번호가 신청한 차량과 다르게 읽혔어요. 가입 차량의 등록증이 맞나요?',
  submit: '맞아요, 올릴게요',
  cancel: '다시 촬영',
};
