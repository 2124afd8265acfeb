import type { Actions } from '../action';
import { required } from '../fields';

/** Sells a car outside the product, so that its membership can be transferred. Source: SBX-006. */
export const transferActions: Actions = {
  'sell-car': async (fields, { transfers }) => {
    await transfers.sellCar(required(fields, 'id'), required(fields, 'to'));
    return { said: '차량을 팔았습니다. 새 소유자가 앱에서 양도를 신청할 수 있습니다.' };
  },
};
