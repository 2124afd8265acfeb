import { plainDate } from '@shared/domain/calendar';
import { advertisingKeys, consentsOf } from './consents';

const terms = { service_agreement: true, marketing: false, ad_receive_sms: true };
const day = plainDate('2025-06-01');

describe('consentsOf', () => {
  it('returns the edition that the server has stored [LAW-008]', () => {
    expect(consentsOf({ terms, termVersions: { service_agreement: '2026-01' } }, day)).toEqual([
      { key: 'service_agreement', isGiven: true, version: '2026-01' },
      { key: 'marketing', isGiven: false, version: undefined },
      { key: 'ad_receive_sms', isGiven: true, version: undefined },
    ]);
  });

  it.each([
    ['the edition of the day of the order', day, '2025-01'],
    ['no edition when the day is unknown', undefined, undefined],
  ])('returns %s when the server stores none [LAW-008]', (_, on, version) => {
    expect(consentsOf({ terms, termVersions: {} }, on)[0]).toEqual({
      key: 'service_agreement',
      isGiven: true,
      version,
    });
  });
});

describe('advertisingKeys', () => {
  it('has marketing, each channel and the marketing of the insurer [LAW-008]', () => {
    expect(advertisingKeys).toEqual([
      'marketing',
      'ad_receive_agree',
      'ad_receive_email',
      'ad_receive_sms',
      'ad_receive_app',
      'insurance_marketing',
    ]);
  });
});
