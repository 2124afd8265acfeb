import { isOpen } from '@shared/domain/subscription';
import fc from 'fast-check';
import { answers } from '../../testing/answers';
import { agree, ahead, answered, withOneOdd } from '../../testing/early';
import { literalAnswers } from '../../testing/literal';

import { type EstimateStart, fetchEstimate, fetchEstimateContent } from '../estimate';
import { fetchUser } from '../user';
import { estimateAhead, estimateContentAhead } from './estimate';
import { openMembershipsAhead } from './memberships';

const anyOdd = <Out>(
  answer: unknown,
  early: (json: unknown) => Out | undefined,
  read: (json: unknown) => Promise<Out>,
) =>
  fc.assert(
    fc.asyncProperty(withOneOdd(answer), (json) => agree(early(json), () => read(json))),
    { numRuns: 1500 },
  );

const whose = { vtgNo: 'N1', brandName: 'MERIDIAN' };
const VIN = 'WBA11111111111111';

describe('what the estimate begins with, read for a first view', () => {
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
  ])(
    'is what the client reads of an answer %s [API-038, ENTITY-037, ENTITY-038]',
    async (_, json) => {
      expect(early(json)).toEqual(await read(json));
    },
  );

  it('is never anything else, whatever one field is', async () => {
    await anyOdd(answers.getEstimate, early, read);
    await anyOdd(literalAnswers.getEstimate, early, read);
  });
});

describe('the items of a vehicle, read for a first view', () => {
  const early = (json: unknown) => estimateContentAhead(ahead(json), VIN);
  const read = (json: unknown) => fetchEstimateContent(answered('getEstimateContent', json), VIN);

  it.each([
    ['of ours', answers.getEstimateContent],
    ['of the specification', literalAnswers.getEstimateContent],
  ])('are what the client reads of an answer %s [API-039, ENTITY-040]', async (_, json) => {
    expect(early(json)).toEqual(await read(json));
  });

  it('are never others, whatever one field is', async () => {
    await anyOdd(answers.getEstimateContent, early, read);
  });
});

describe('the memberships under way, read for a first view', () => {
  const early = (json: unknown) => openMembershipsAhead(ahead(json), 'U1');
  const read = async (json: unknown) => {
    const { subscriptions } = await fetchUser(answered('getUser', json), 'U1');
    return subscriptions.filter(isOpen).map(({ vin, title }) => ({ vin, title }));
  };

  it('are what the client reads [API-006, ENTITY-021]', async () => {
    expect(early(answers.getUser)).toEqual(await read(answers.getUser));
  });

  it('are never others, whatever one field is', async () => {
    const { subscs, vehicles } = answers.getUser.data;
    const whole = (part: unknown) => ({ data: { vehicles, ...Object(part) } });
    await anyOdd(
      { subscs },
      (json) => early(whole(json)),
      (json) => read(whole(json)),
    );
  });
});
