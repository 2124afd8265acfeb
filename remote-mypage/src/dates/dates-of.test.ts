import { plainDate } from '@shared/domain/calendar';
import { datesOf } from './dates-of';

const membership = {
  id: 'S1',
  title: 'STANDARD',
  plate: '12가3456',
  stopsOn: plainDate('2027-03-02'),
};
const usable = ['2026-12-20', '2026-12-20', '2027-03-02', undefined].map((day) => ({
  stopsOn: day === undefined ? undefined : plainDate(day),
}));
const on = (today: string) =>
  datesOf(membership, { usable, today: plainDate(today), windowDays: 30 });

describe('datesOf', () => {
  it('returns the days of extension, benefits and end that are to come', () => {
    expect(on('2026-11-20')).toEqual([
      {
        id: 'S1-extension@servicecare',
        day: '2027-01-31',
        title: 'STANDARD 멤버십(12가3456) 연장 신청 시작',
      },
      {
        id: 'S1-benefit-2026-12-20@servicecare',
        day: '2026-12-20',
        title: 'STANDARD 멤버십(12가3456) 혜택 2개 사용 마감',
      },
      {
        id: 'S1-end@servicecare',
        day: '2027-03-02',
        title: 'STANDARD 멤버십(12가3456) 마지막 이용일',
      },
    ]);
    expect(on('2027-02-01').map(({ id }) => id)).toEqual(['S1-end@servicecare']);
  });

  it('returns nothing for a membership whose end is not known', () => {
    const facts = { usable, today: plainDate('2026-11-20'), windowDays: 30 };
    expect(datesOf({ ...membership, stopsOn: undefined }, facts)).toEqual([]);
  });
});
