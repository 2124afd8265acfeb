import { filtersCall, packagesCall } from '@shared/api/start-calls';
import { type Answer, knownOf } from '@shared/testing/known';
import { pageWith } from '../../testing/page-with';
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

describe('prerender of GuideSubscApply', () => {
  it('shows the first tab, with the phone number as soon as it is known [GUIDE-002]', () => {
    expect(joining(visit('/app/guide/subscApply'))).toEqual({
      contact: '고객센터 (월~금 09:00~18:00)',
    });
    expect(joining(visit('/app/guide/subscApply?vtg_id=V1', tell))).toEqual({
      contact: '고객센터 1588-0000 (월~금 09:00~18:00)',
    });
  });

  it('names the number of the settings until the server has sent one [GUIDE-002, SHELL-023]', () => {
    const remove = pageWith({ centre: { phone: '1577-0000' } });

    expect(joining(visit('/app/guide/subscApply'))).toEqual({
      contact: '고객센터 1577-0000 (월~금 09:00~18:00)',
    });
    expect(joining(visit('/app/guide/subscApply', tell))).toEqual({
      contact: '고객센터 1588-0000 (월~금 09:00~18:00)',
    });
    remove();
  });

  it('shows no other tab that the address names [GUIDE-004]', () => {
    expect(joining(visit('/app/guide/subscApply?group=POWER+TRAIN'))).toBeUndefined();
  });
});

describe('prerender of GuideInsurance', () => {
  it('needs no data, and names the insurer of the settings [GUIDE-006, LAW-013]', () => {
    const contact = '고객센터 (월~금 09:00~18:00)';
    const legal = { insurer: '메리디안손해보험', insurerPhone: '1588-1111' };
    expect(insurance(visit('/app/guide/insurance'))).toEqual({
      contact,
      insurer: '등록되지 않았어요',
    });
    const remove = pageWith({ legal });
    expect(insurance(visit('/app/guide/insurance'))).toEqual({
      contact,
      insurer: '메리디안손해보험 · 1588-1111',
    });
    remove();
  });
});

describe('prerender of a guide with tabs for joining, using and claiming', () => {
  it('shows its first tab, with the phone number as soon as it is known [GUIDE-003, GUIDE-010]', () => {
    expect(total(visit('/app/guide/total', tell))).toEqual({
      contact: '고객센터 1588-0000 (월~금 09:00~18:00)',
    });
    expect(warranty(visit('/app/guide/warranty'))).toEqual({
      contact: '고객센터 (월~금 09:00~18:00)',
      insurer: '등록되지 않았어요',
    });
  });

  it('shows no other tab that the address names [GUIDE-004, GUIDE-011]', () => {
    expect(total(visit('/app/guide/total?tab=use'))).toBeUndefined();
    expect(total(visit('/app/guide/total?group=POWER+TRAIN'))).toBeUndefined();
    expect(warranty(visit('/app/guide/warranty?tab=history&subsc_id=S1'))).toBeUndefined();
  });
});

describe('prerender of TermInfo', () => {
  const both = sold('STANDARD', 'POWER TRAIN');

  it.each([
    ['beside the insurance terms', visit('/app/termInfo/service', both), [['tab', {}]]],
    [
      'with space for them while the packages are not loaded',
      visit('/app/termInfo/service'),
      [['kept', {}]],
    ],
    ['alone without a POWER TRAIN package', visit('/app/termInfo/service', sold('STANDARD')), []],
  ])('shows the service agreement %s [TERMV-001, TERMV-002]', (_, known, insurance) => {
    expect(terms(known)).toEqual({ insurance });
  });

  it.each([
    ['another text is requested', visit('/app/termInfo/privacy', both)],
    [
      'the newest version is not in effect',
      { ...visit('/app/termInfo/service', both), day: '2025-12-31' },
    ],
  ])('shows a skeleton when %s [TERMV-001]', (_, known) => {
    expect(terms(known)).toBeUndefined();
  });
});
