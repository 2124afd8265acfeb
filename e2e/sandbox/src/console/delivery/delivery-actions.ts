import { Refused } from '../../backend/refusal';
import type { Actions } from '../action';

export const deliveryActions: Actions = {
  'stop-canary': async (fields, { channel }) => {
    if (!(await channel.stopCanary(fields['salt'] ?? '', 'console')))
      throw new Refused(409, '진행 중인 카나리가 없습니다.');
    return { said: '카나리를 중지했습니다.' };
  },
};
