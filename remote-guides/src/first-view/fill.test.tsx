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

describe('prerender of a guide', () => {
  const insurer = '등록되지 않았어요';

  it.each([
    ['GuideSubscApply', joining, '/app/guide/subscApply', {}],
    ['GuideTotal', total, '/app/guide/total', {}],
    ['GuideInsurance', insurance, '/app/guide/insurance', { insurer }],
    ['GuideWarranty', warranty, '/app/guide/warranty', { insurer }],
  ])('names in %s the number that is known first [GUIDE-002, GUIDE-003, GUIDE-010]', (...row) => {
    const [, fill, address, more] = row;
    const contact = (number: string) => ({
      contact: `고객센터 ${number}(월~금 09:00~18:00)`,
      ...more,
    });
    expect(fill(visit(address))).toEqual(contact(''));
    expect(fill(visit(`${address}?vtg_id=V1`, tell))).toEqual(contact('1588-0000 '));
    const remove = pageWith({ centre: { phone: '1577-0000' } });
    expect(fill(visit(address))).toEqual(contact('1577-0000 '));
    expect(fill(visit(address, tell))).toEqual(contact('1588-0000 '));
    remove();
  });

  it('names the insurer of the settings [GUIDE-006, LAW-013]', () => {
    const remove = pageWith({
      legal: { insurer: '메리디안손해보험', insurerPhone: '1588-1111' },
    });
    expect(insurance(visit('/app/guide/insurance'))).toMatchObject({
      insurer: '메리디안손해보험 · 1588-1111',
    });
    remove();
  });

  it.each([
    ['/app/guide/subscApply?group=POWER+TRAIN', joining],
    ['/app/guide/total?tab=use', total],
    ['/app/guide/total?group=POWER+TRAIN', total],
    ['/app/guide/warranty?tab=history&subsc_id=S1', warranty],
  ])('shows no other tab that %s names [GUIDE-004, GUIDE-011]', (address, fill) => {
    expect(fill(visit(address))).toBeUndefined();
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
