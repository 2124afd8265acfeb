import { dayInKorea } from '@shared/domain/calendar';
import { koreanDay } from '../start-calls';
import { groupsAhead, tellAhead } from './start';

const answered = (path: string, json: string) => ({
  answer: (asked: unknown): unknown => (asked === path ? JSON.parse(json) : undefined),
});

describe("the customer centre's number before the client is here", () => {
  it('is read from the answer', () => {
    expect(tellAhead(answered('/getFilters', '{"env":{"tell":"1588-0000"}}'))).toBe('1588-0000');
  });

  it.each(['{"env":{"tell":7}}', '{"env":null}', '[]', 'null', '"env"'])(
    'is not known from %s',
    (json) => {
      expect(tellAhead(answered('/getFilters', json))).toBeUndefined();
    },
  );

  it('is not known before the answer', () => {
    expect(tellAhead(answered('/pkgs', '{}'))).toBeUndefined();
  });
});

describe('the groups of what is for sale before the client is here', () => {
  it('are those of the packages', () => {
    const served = '{"data":[{"group":"STANDARD"},{"group":"POWER TRAIN"}]}';
    expect(groupsAhead(answered('/pkgs', served))).toEqual(['STANDARD', 'POWER TRAIN']);
  });

  it.each(['{"data":{}}', 'null', '[]'])('are not known from %s', (json) => {
    expect(groupsAhead(answered('/pkgs', json))).toBeUndefined();
  });

  it('hold no group that nobody knows for one of ours', () => {
    const served = '{"data":[null,{"group":{}}]}';
    expect(groupsAhead(answered('/pkgs', served))).not.toContain('POWER TRAIN');
  });
});

describe('koreanDay', () => {
  it.each([
    ['2026-11-20T14:59:59Z', '2026-11-20'],
    ['2026-11-20T15:00:00Z', '2026-11-21'],
  ])('of %s is %s, like dayInKorea', (moment, day) => {
    expect(koreanDay(Date.parse(moment))).toBe(day);
    expect(dayInKorea(new Date(moment))).toBe(day);
  });
});
