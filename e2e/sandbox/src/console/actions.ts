import type { Actions } from './action';
import { applicationActions } from './applications/application-actions';
import { backendActions } from './backend/backend-actions';
import { clockActions } from './clock/clock-actions';
import { couponActions } from './coupons/coupon-actions';
import { faultActions } from './faults/fault-actions';
import { required, ticked } from './fields';
import { linkActions } from './links/link-actions';

/** All staff actions by name, as forms at /sandbox/do/… and as JSON at /sandbox/api/…. */
export const actions: Actions = {
  ...applicationActions,
  ...backendActions,
  ...clockActions,
  ...couponActions,
  ...faultActions,
  ...linkActions,

  reset: async (fields, services) => {
    await services.reset({ keepClock: ticked(fields, 'keepClock') });
    services.remoteFaults.clear();
    services.clientEvents.clear();
    await services.told.clear();
    return { said: '처음 상태로 되돌렸습니다.' };
  },

  /** Sells a car outside the product, so that its membership can be transferred. Source: SBX-006. */
  'sell-car': async (fields, { transfers }) => {
    await transfers.sellCar(required(fields, 'id'), required(fields, 'to'));
    return { said: '차량을 팔았습니다. 새 소유자가 앱에서 양도를 신청할 수 있습니다.' };
  },

  'clear-calls': async (_fields, { requestLog, clientEvents, told }) => {
    requestLog.clear();
    clientEvents.clear();
    await told.clear();
    return { said: '호출 기록을 지웠습니다.' };
  },
};
