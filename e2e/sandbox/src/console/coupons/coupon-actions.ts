import type { Actions } from '../action';
import { required, whole } from '../fields';

/** Actions of a service centre on a member's benefits. */
export const couponActions: Actions = {
  'use-coupon': async (fields, { coupons }) => {
    const units = whole(fields, 'units') ?? 1;
    await coupons.markUsed(required(fields, 'id'), required(fields, 'product'), units);
    return { said: `혜택을 사용 처리했습니다. (${units})` };
  },

  claim: async (fields, { coupons }) => {
    const priceWithVat = whole(fields, 'price');
    const options = priceWithVat === undefined ? {} : { priceWithVat };
    const id = await coupons.addClaim(required(fields, 'id'), options);
    return { said: `보증 수리를 접수했습니다: /app/guide/insurance/${id}`, data: { id } };
  },
};
