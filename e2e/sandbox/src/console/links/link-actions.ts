import { Refused } from '../../backend/refusal';
import type { Actions } from '../action';
import { oneOf, optional, required, whole } from '../fields';

/** Creates a dealer link and changes its state. Source: SBX-006, SOLIC-003. */
export const linkActions: Actions = {
  solicitation: async (fields, { solicitations }) => {
    const card = await solicitations.create({
      personKey: optional(fields, 'person'),
      name: required(fields, 'name'),
      packageId: required(fields, 'package'),
      vin: required(fields, 'vin'),
      dealerId: required(fields, 'dealer'),
      cardType: oneOf(fields, 'card', ['personal', 'company']),
    });
    return { said: `가입 요청 링크를 만들었습니다: ${card.path}`, data: card };
  },

  'move-solicitation': async (fields, { solicitations }) => {
    const state = whole(fields, 'state');
    if (state === undefined) throw new Refused(400, 'state 값이 필요합니다.');
    const card = await solicitations.move(required(fields, 'hash'), state);
    return { said: `${card.name}님의 가입 요청을 상태 ${state}(으)로 옮겼습니다.`, data: card };
  },
};
