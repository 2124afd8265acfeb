import { membershipMessages } from '@shared/copy/popup-membership';
import { termLabel } from '@shared/copy/terms';
import type { AttachmentConfirm, DocumentKind } from '@shared/domain/attachment';
import { type DocumentFacts, resubmittable, wantedDocuments, wasSent } from './wanted-documents';

export const documentLabel: Record<DocumentKind, string> = {
  registration: '자동차등록증',
  inspection: '정기검사 결과지',
  panel: '계기판 사진',
};

const confirmLabel: Record<AttachmentConfirm | 'absent', string> = {
  unchecked: '확인 중',
  suitable: '적합',
  retake: '재촬영 필요',
  absent: '미제출',
};

/** Explains why a document that was never sent is listed for a membership without insurance. */
export const neededOnlyWhenAsked = '담당자가 요청할 때만 필요한 서류예요.';

/**
 * Returns the badge text of a document. It asks for a new photo only if the customer may send one.
 * Source: RESUB-002…005.
 */
export function documentStatus(subscription: DocumentFacts, kind: DocumentKind): string {
  const decision = subscription.documents[kind];
  if (decision === 'retake' && !resubmittable(subscription).includes(kind)) return '반려';
  if (decision === 'absent' && !wantedDocuments(subscription).includes(kind)) return '요청 시 제출';
  return confirmLabel[decision];
}

/** Returns the button text of a document. It contains 다시 only if the customer has sent the document before. */
export const sendLabel = (subscription: DocumentFacts, kind: DocumentKind): string =>
  `${documentLabel[kind]} ${sendVerb(wasSent(subscription, kind))}`;

export const sendVerb = (isAgain: boolean): string => (isAgain ? '다시 올리기' : '올리기');

export const confirmTone = {
  unchecked: 'brand',
  suitable: 'good',
  retake: 'bad',
  absent: 'neutral',
} as const satisfies Record<AttachmentConfirm | 'absent', string>;

/**
 * Cautions that the customer must read before the camera opens. Source: A-59 (INSP_PANEL_PHOTO_WARNING), TERMS-010
 * (masking).
 */
export const beforePhoto: Record<DocumentKind, readonly string[]> = {
  registration: [termLabel.masking, '앞면 전체가 선명하게 보이도록 촬영해 주세요.'],
  inspection: [membershipMessages.INSP_PANEL_PHOTO_WARNING],
  panel: [membershipMessages.INSP_PANEL_PHOTO_WARNING],
};

/** Question shown when the recognised VIN differs from the one of the application. */
export const otherVehicle = {
  message: '등록증의 차대번호가 신청한 차량과 다르게 읽혔어요. 가입 차량의 등록증이 맞나요?',
  submit: '맞아요, 올릴게요',
  cancel: '다시 촬영',
};
