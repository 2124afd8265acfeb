import { answers } from '../../testing/answers';
import { dress } from '../../testing/clothes';
import { agreeOn, ahead, answered, withOneOdd } from '../../testing/early';
import { literalAnswers } from '../../testing/literal';
import type { ApiClient } from '../client';
import { type EstimateStart, fetchEstimate, fetchEstimateContent } from '../estimate';
import { estimateAhead, estimateContentAhead } from './estimate';

const whose = { vtgNo: 'N1', brandName: 'MERIDIAN' };
const VIN = 'WBA11111111111111';

describe('estimateAhead', () => {
  const plain = ({ isRegistered, ...start }: EstimateStart) => ({
    ...start,
    registered: [...start.vehicles.map(({ vin }) => vin), VIN, 'X'].map(isRegistered),
  });
  const early = (json: unknown) => {
    const start = estimateAhead(ahead(json), whose);
    return start && plain(start);
  };
  const read = (call: ApiClient) => fetchEstimate(call, whose);

  it.each([
    ['of ours', answers.getEstimate],
    ['of the specification', literalAnswers.getEstimate],
    ['with other names', dress('other names', '/users/estimate', literalAnswers.getEstimate)],
  ])(
    'returns the data of the client for an answer %s [API-038, ENTITY-037, ENTITY-038]',
    async (_, json) => {
      expect(early(json)).toEqual(plain(await read(answered(json))));
    },
  );

  it('never differs from the client when one field is invalid', async () => {
    await agreeOn(withOneOdd(answers.getEstimate), read, [early, plain]);
    await agreeOn(withOneOdd(dress('other names', '/', literalAnswers.getEstimate)), read, [
      early,
      plain,
    ]);
  });
});

describe('estimateContentAhead', () => {
  const early = (json: unknown) => estimateContentAhead(ahead(json), VIN);
  const read = (call: ApiClient) => fetchEstimateContent(call, VIN);

  it.each([
    ['of ours', answers.getEstimateContent],
    ['of the specification', literalAnswers.getEstimateContent],
  ])('returns the data of the client for an answer %s [API-039, ENTITY-040]', async (_, json) => {
    expect(early(json)).toEqual(await read(answered(json)));
  });

  it('never differs from the client when one field is invalid', async () => {
    await agreeOn(withOneOdd(answers.getEstimateContent), read, [early, (whole) => whole]);
  });
});
