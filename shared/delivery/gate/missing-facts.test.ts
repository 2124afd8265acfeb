import { type PageSettings, productionSettings } from '@shared/config/settings';
import { liveSettings } from '../testing/live-settings';
import * as there from './missing-facts';

const TODAY = '2026-11-20';
const missingFacts = (page: PageSettings) => there.missingFacts(process.cwd(), page, TODAY);
const factStates = (page: PageSettings) => there.factStates(process.cwd(), page, TODAY);

/** Returns the settings of a real company with one value replaced. */
const planted = (name: string, value: unknown): PageSettings => {
  const [group = '', key] = name.split('.');
  const whole: Record<string, unknown> = { ...productionSettings, ...liveSettings };
  return { ...liveSettings, [group]: key ? { ...Object(whole[group]), [key]: value } : value };
};

const placeholders: readonly [name: string, value: unknown][] = [
  ['company.name', ''],
  ['company.representative', 'TODO'],
  ['company.address', ' - '],
  ['company.phone', '000-0000-0000'],
  ['company.email', 'help@servicecare.example'],
  ['company.businessNumber', '000-00-00000'],
  ['company.businessNumber', '124-81-00999'],
  ['company.mailOrderNumber', '2026-Seoul-00000'],
  ['company.hostingProvider', 'tbd'],
  ['legal.insurer', 'xxx'],
  ['legal.insurerPhone', '1588'],
  ['links.androidStore', '/sandbox/store/android'],
  ['links.iosStore', 'https://apps.apple.com/kr/app/id0000000000'],
  ['links.subscribe', 'https://www.example.com/subscribe'],
  ['links.allowedOrigins', []],
  ['links.allowedOrigins', ['https://pay.meridiancare.co.kr', 'http://localhost:4100']],
  ['identity.formAction', 'http://nice.meridiancare.co.kr'],
  ['test.accounts', ['kim']],
  ['environment', 'sandbox'],
];

describe('missingFacts', () => {
  it('finds nothing in the settings of a real company', () => {
    expect(missingFacts(liveSettings)).toEqual([]);
  });

  it.each(placeholders)('finds the placeholder of %s: %j', (name, value) => {
    expect(missingFacts(planted(name, value))).toEqual([
      expect.objectContaining({ name, value, isOwn: true, problem: expect.any(String) }),
    ]);
  });

  it('finds what the product cannot know when a channel sets nothing', () => {
    expect(missingFacts({}).map(({ name }) => name)).toEqual([
      ...Object.keys(liveSettings.company).map((key) => `company.${key}`),
      'legal.insurer',
      'legal.insurerPhone',
      'centre.phone',
      'links.iosStore',
      'links.allowedOrigins',
    ]);
  });
});

describe('factStates', () => {
  it('has one row for every setting', () => {
    const names = Object.entries(productionSettings).flatMap(([group, values]) =>
      typeof values === 'string' ? [group] : Object.keys(values).map((key) => `${group}.${key}`),
    );

    expect(
      factStates({})
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort());
  });

  it('reports a date of the past without requiring another one', () => {
    const over = factStates(liveSettings).filter(
      ({ need, problem }) => need === 'check' && problem,
    );

    expect(over.map(({ name }) => name)).toEqual([
      'legal.insuranceWithdrawal',
      'notice.to',
      'estimate.yearMax',
    ]);
  });
});
