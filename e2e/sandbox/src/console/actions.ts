import type { Actions } from './action';
import { applicationActions } from './applications/application-actions';
import { backendActions } from './backend/backend-actions';
import { clockActions } from './clock/clock-actions';
import { couponActions } from './coupons/coupon-actions';
import { deliveryActions } from './delivery/delivery-actions';
import { faultActions } from './faults/fault-actions';
import { ticked } from './fields';
import { linkActions } from './links/link-actions';
import { transferActions } from './transfers/transfer-actions';

/** All staff actions by name, as forms at /sandbox/do/… and as JSON at /sandbox/api/…. */
export const actions: Actions = {
  ...applicationActions,
  ...backendActions,
  ...clockActions,
  ...couponActions,
  ...deliveryActions,
  ...faultActions,
  ...linkActions,
  ...transferActions,

  reset: async (fields, services) => {
    await services.reset({ keepClock: ticked(fields, 'keepClock') });
    services.remoteFaults.clear();
    services.clientEvents.clear();
    services.deliveryEvents.clear();
    await services.told.clear();
    return { said: '처음 상태로 되돌렸습니다.' };
  },

  'clear-calls': async (_fields, { requestLog, clientEvents, deliveryEvents, told }) => {
    requestLog.clear();
    clientEvents.clear();
    deliveryEvents.clear();
    await told.clear();
    return { said: '호출 기록을 지웠습니다.' };
  },
};
