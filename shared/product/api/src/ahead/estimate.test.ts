import { answers } from '../../testing/answers';
import { dress } from '../../testing/clothes';
import { ahead, answered, anyOdd } from '../../testing/early';
import { literalAnswers } from '../../testing/literal';
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
  const read = async (json: unknown) =>
    plain(await fetchEstimate(answered('getEstimate', json), whose));

  it.each([
    ['of ours', answers.getEstimate],
    ['of the specification', literalAnswers.getEstimate],
    ['with other names', dress('other names', '/users/estimate', literalAnswers.getEstimate)],
  ])(
    'returns the data of the client for an answer %s [API-038, ENTITY-037, ENTITY-038]',
    async (_, json) => {
      expect(early(json)).toEqual(await read(json));
    },
  );

  it('never differs from the client when one field is invalid', async () => {
    await anyOdd(answers.getEstimate, early, read);
    await anyOdd(literalAnswers.getEstimate, early, read);
    await anyOdd(dress('other names', '/', literalAnswers.getEstimate), early, read);
  });
});

describe('estimateContentAhead', () => {
  const early = (json: unknown) => estimateContentAhead(ahead(json), VIN);
  const read = (json: unknown) => fetchEstimateContent(answered('getEstimateContent', json), VIN);

  it.each([
    ['of ours', answers.getEstimateContent],
    ['of the specification', literalAnswers.getEstimateContent],
  ])('returns the data of the client for an answer %s [API-039, ENTITY-040]', async (_, json) => {
    expect(early(json)).toEqual(await read(json));
  });

  it('never differs from the client when one field is invalid', async () => {
    await anyOdd(answers.getEstimateContent, early, read);
  });
});
