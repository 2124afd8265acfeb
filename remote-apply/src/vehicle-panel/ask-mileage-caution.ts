import { messages } from '@shared/copy/popup';
import { caution } from '@shared/popup';

/** Asked on the mileage page of the tiers without insurance. Source: PHOTO-011, MSG-015, A-59. */
export const askMileageCaution = (): Promise<boolean> =>
  caution({
    title: '유의사항을 확인해 주세요',
    lines: [messages.INSP_PANEL_NORMAL_WARNING],
    checkLabel: messages['caution-check'],
    uncheckedMessage: messages['caution-unchecked'],
    submit: '다음',
  });
