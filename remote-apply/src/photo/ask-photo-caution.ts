import { messages } from '@shared/copy/popup';
import { caution } from '@shared/popup';

/** Asked before a photo in the insurance tier. Source: PHOTO-010, MSG-014, A-59. */
export const askPhotoCaution = (): Promise<boolean> => asked('INSP_PANEL_PHOTO_WARNING');

/** Asked on the mileage page of the other tiers. Source: PHOTO-011, MSG-015, A-59. */
export const askMileageCaution = (): Promise<boolean> => asked('INSP_PANEL_NORMAL_WARNING');

const asked = (key: 'INSP_PANEL_PHOTO_WARNING' | 'INSP_PANEL_NORMAL_WARNING') =>
  caution({
    title: '유의사항을 확인해 주세요',
    lines: [messages[key]],
    checkLabel: messages['caution-check'],
    uncheckedMessage: messages['caution-unchecked'],
    submit: '다음',
  });
