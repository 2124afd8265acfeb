import type { CameraKind } from '@shared/domain/attachment';
import { messages } from './popup';

const [blurred = ''] = messages.INSP_PANEL_PHOTO_WARNING.split(/(?<=\.) /);

/**
 * Caution before each kind of photo. The dashboard uses the required sentence, and documents have other instructions.
 * Source: PHOTO-010, MSG-014.
 */
export const photoWarning: Record<CameraKind, string> = {
  inspection: `${blurred} 검사일과 결과지 네 모서리가 모두 보이게 촬영해 주세요.`,
  panel: messages.INSP_PANEL_PHOTO_WARNING,
};
