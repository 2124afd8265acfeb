import { messages } from '@shared/copy/popup';
import { confirm } from '@shared/popup';

/** What POWER TRAIN is, before anything is chosen; false when the customer leaves it. Source: APPLY-027, 028; MSG-005. */
export const askPowerTrain = (): Promise<boolean> =>
  confirm({
    title: 'POWER TRAIN 안내',
    message: messages.POWER_TRAIN_NOTIS,
    submit: '확인했어요',
    cancel: '이전으로',
  });
