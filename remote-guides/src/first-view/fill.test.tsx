import { filtersCall, packagesCall } from '@shared/api/start-calls';
import { type Answer, knownOf } from '@shared/testing/known';
import { fill as insurance } from './GuideInsurance';
import { fill as joining } from './GuideSubscApply';
import { fill as total } from './GuideTotal';
import { fill as warranty } from './GuideWarranty';
import { fill as terms } from './TermInfo';

const DAY = '2026-11-20';
const visit = knownOf(DAY);
const tell: Answer = [filtersCall(), { env: { tell: '1588-0000' } }];
const sold = (...groups: readonly string[]): Answer => [
  packagesCall(DAY),
  { data: groups.map((group) => ({ group })) },
];

describe('the first view of the guide to joining', () => {
  it('is the first tab, with the number as soon as it is known [GUIDE-002]', () => {
    expect(joining(visit('/app/guide/subscApply'))).toEqual({
      contact: '고객센터 (월~금 09:00~18:00)',
    });
    expect(joining(visit('/app/guide/subscApply?vtg_id=V1', tell))).toEqual({
      contact: '고객센터 1588-0000 (월~금 09:00~18:00)',
    });
  });

  it('is no other tab that the address names [GUIDE-004]', () => {
    expect(joining(visit('/app/guide/subscApply?group=POWER+TRAIN'))).toBeUndefined();
  });
});

it('the first view of the guide to the warranty needs no data [GUIDE-006]', () => {
  expect(insurance(visit('/app/guide/insurance'))).toEqual({
    contact: '고객센터 (월~금 09:00~18:00)',
  });
});

describe('the first view of a guide with tabs for what is joined, used and claimed', () => {
  it('is its first tab, with the number as soon as it is known [GUIDE-003, GUIDE-010]', () => {
    expect(total(visit('/app/guide/total', tell))).toEqual({
      contact: '고객센터 1588-0000 (월~금 09:00~18:00)',
    });
    expect(warranty(visit('/app/guide/warranty'))).toEqual({
      contact: '고객센터 (월~금 09:00~18:00)',
    });
  });

  it('is no other tab that the address names [GUIDE-004, GUIDE-011]', () => {
    expect(total(visit('/app/guide/total?tab=use'))).toBeUndefined();
    expect(total(visit('/app/guide/total?group=POWER+TRAIN'))).toBeUndefined();
    expect(warranty(visit('/app/guide/warranty?tab=history&subsc_id=S1'))).toBeUndefined();
  });
});

describe('the first view of the terms', () => {
  const both = sold('STANDARD', 'POWER TRAIN');

  it.each([
    ['beside the insurance terms', visit('/app/termInfo/service', both), [['tab', {}]]],
    [
      'with their place while it is not known what is for sale',
      visit('/app/termInfo/service'),
      [['kept', {}]],
    ],
    ['alone where no POWER TRAIN is', visit('/app/termInfo/service', sold('STANDARD')), []],
  ])('is the service agreement %s [TERMV-001, TERMV-002]', (_, known, insurance) => {
    expect(terms(known)).toEqual({ insurance });
  });

  it.each([
    ['another text is asked for', visit('/app/termInfo/privacy', both)],
    [
      'the newest edition is not in effect',
      { ...visit('/app/termInfo/service', both), day: '2025-12-31' },
    ],
  ])('is an outline while %s [TERMV-001]', (_, known) => {
    expect(terms(known)).toBeUndefined();
  });
});
