import { answers } from '../../testing/answers';
import { agreeOn, ahead, answered, withOneOdd } from '../../testing/early';
import { literalAnswers } from '../../testing/literal';
import type { ApiClient } from '../client';
import { fetchSolicitation, type Solicitation } from '../solicitation';
import { solicitationAhead } from './solicitation';

describe('solicitationAhead', () => {
  const early = (json: unknown): Solicitation | undefined => solicitationAhead(ahead(json), 'h1');
  const read = (call: ApiClient) => fetchSolicitation(call, 'h1');

  it.each([
    ['of ours', answers.getSolicitation],
    ['of the specification', literalAnswers.getSolicitation],
  ])('returns the data of the client for an answer %s [API-035, ENTITY-032]', async (_, json) => {
    expect(early(json)).toEqual(await read(answered(json)));
  });

  it('never differs from the client when one field is invalid', async () => {
    await agreeOn(withOneOdd(answers.getSolicitation), read, [early, (whole) => whole]);
  });

  it('reads an offer without selfAuth as not verified [SOLIC-007]', () => {
    const json = JSON.stringify(answers.getSolicitation, (key, value) =>
      key === 'selfAuth' ? undefined : value,
    );
    expect(early(JSON.parse(json))?.selfAuthenticated).toBe(false);
  });

  it.each(['payments', 'price_payment', 'dealer', 'model', 'name'])(
    'returns undefined when %s is missing',
    (part) => {
      const json = JSON.stringify(answers.getSolicitation, (key, value) =>
        key === part ? undefined : value,
      );
      expect(early(JSON.parse(json))).toBeUndefined();
    },
  );
});
