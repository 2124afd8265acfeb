import { dayInKorea } from '@shared/domain/calendar';
import { koreanDay } from '../start-calls';
import { groupsAhead, tellAhead } from './start';

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
