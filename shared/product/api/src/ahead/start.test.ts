import { dayInKorea } from '@shared/domain/calendar';
import { answers } from '../../testing/answers';
import { dress } from '../../testing/clothes';
import { agreeOn, ahead, answered, withOneOdd } from '../../testing/early';
import { literalAnswers } from '../../testing/literal';
import type { ApiClient } from '../client';
import { type EstimateStart, fetchEstimate, fetchEstimateContent } from '../estimate';
import { fetchSolicitation, type Solicitation } from '../solicitation';
import { koreanDay } from '../start-calls';
import { estimateAhead, estimateContentAhead } from './estimate';
import { solicitationAhead } from './solicitation';
import { groupsAhead, tellAhead } from './start';

const whose = { vtgNo: 'N1', brandName: 'MERIDIAN' };
const VIN = 'WBA11111111111111';

describe('start', () => {
  const answered = (path: string, json: string) => ({
    answer: (asked: unknown): unknown => (asked === path ? JSON.parse(json) : undefined),
  });

  describe('tellAhead', () => {
    it('returns the phone number in the answer', () => {
      expect(tellAhead(answered('/getFilters', '{"env":{"tell":"1588-0000"}}'))).toBe('1588-0000');
    });

    it.each(['{"env":{"tell":7}}', '{"env":null}', '[]', 'null', '"env"'])(
      'returns undefined for %s',
      (json) => {
        expect(tellAhead(answered('/getFilters', json))).toBeUndefined();
      },
    );

    it('returns undefined before the answer', () => {
      expect(tellAhead(answered('/pkgs', '{}'))).toBeUndefined();
    });
  });

  describe('groupsAhead', () => {
    it('returns the groups of the packages', () => {
      const served = '{"data":[{"group":"STANDARD"},{"group":"POWER TRAIN"}]}';
      expect(groupsAhead(answered('/pkgs', served))).toEqual(['STANDARD', 'POWER TRAIN']);
    });

    it.each(['{"data":{}}', 'null', '[]'])('returns undefined for %s', (json) => {
      expect(groupsAhead(answered('/pkgs', json))).toBeUndefined();
    });

    it('does not change an unknown group into a known one', () => {
      const served = '{"data":[null,{"group":{}}]}';
      expect(groupsAhead(answered('/pkgs', served))).not.toContain('POWER TRAIN');
    });
  });

  describe('koreanDay', () => {
    it.each([
      ['2026-11-20T14:59:59Z', '2026-11-20'],
      ['2026-11-20T15:00:00Z', '2026-11-21'],
    ])('returns the day of %s as %s, like dayInKorea', (moment, day) => {
      expect(koreanDay(Date.parse(moment))).toBe(day);
      expect(dayInKorea(new Date(moment))).toBe(day);
    });
  });
});

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
