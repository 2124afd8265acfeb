import { Refused } from '../../backend/refusal';
import { writeClothing, writeDialect } from '../../literal/dialect';
import { type Actions, action, maybe } from '../action';

/** Sets the extensions and the response variant for all browsers without their own setting. Source. */
export const backendActions: Actions = {
  backend: action({ extras: maybe, clothes: maybe }, async (chosen, { dialects }) => {
    try {
      if (chosen.extras !== undefined) dialects.choose(chosen.extras);
      if (chosen.clothes !== undefined) dialects.dressIn(chosen.clothes);
    } catch (error) {
      throw new Refused(400, error instanceof RangeError ? error.message : String(error));
    }
    const usual = dialects.usual();
    const data = { extras: writeDialect(usual), clothes: writeClothing(usual.clothing) };
    return { said: `백엔드: 추가 항목 ${data.extras}, 표기 ${data.clothes}`, data };
  }),
};
