import fc from 'fast-check';
import { termsRows } from '../testing/vectors/terms';
import {
  type Agreed,
  adChannels,
  agree,
  isMarketingTerm,
  type MarketingTerm,
  marketingKeys,
  withdraw,
} from './marketing-terms';

const ticks = (agreed: Agreed) =>
  marketingKeys.map((key) => Number(agreed.includes(key))).join(' ');
const change = { check: agree, uncheck: withdraw };

const step = (agreed: Agreed, action: string): Agreed => {
  const [verb, key] = action.split(' ') as ['check' | 'uncheck', MarketingTerm];
  return change[verb](agreed, key);
};

describe('marketing consent', () => {
  it.each(termsRows)(
    '$id: after "$action" the ticks are $after [TERMS-005, TERMS-006, TERMS-007, TERMS-008, TERMS-009]',
    ({ id, after }) => {
      const upToHere = termsRows.slice(0, termsRows.findIndex((row) => row.id === id) + 1);
      const agreed = upToHere.reduce<Agreed>((before, { action }) => step(before, action), []);
      expect(ticks(agreed)).toBe(after);
    },
  );

  it('without the consent removes advertising and all channels [TERMS-005]', () => {
    expect(withdraw(marketingKeys, 'marketing')).toEqual([]);
  });

  it('to advertising adds marketing and all channels [TERMS-006]', () => {
    expect(agree([], 'ad_receive_agree')).toEqual(marketingKeys);
    expect(adChannels).toEqual(['ad_receive_email', 'ad_receive_sms', 'ad_receive_app']);
  });

  it('to advertising, when withdrawn, removes the channels and keeps marketing [TERMS-007]', () => {
    expect(withdraw(marketingKeys, 'ad_receive_agree')).toEqual(['marketing']);
  });

  it.each(adChannels)('to %s adds its parents and no other channel [TERMS-008]', (channel) => {
    expect(agree([], channel)).toEqual(['marketing', 'ad_receive_agree', channel]);
  });

  it.each(adChannels)(
    'to %s as the last channel, when withdrawn, removes advertising but not marketing [TERMS-009]',
    (channel) => {
      expect(withdraw(['marketing', 'ad_receive_agree', channel], channel)).toEqual(['marketing']);
    },
  );

  it.each(adChannels)('without %s keeps the other channels [TERMS-009]', (channel) => {
    expect(withdraw(marketingKeys, channel)).toEqual(
      marketingKeys.filter((key) => key !== channel),
    );
  });

  it('keeps advertising while a channel is left [TERMS-009]', () => {
    expect(withdraw(marketingKeys, 'ad_receive_sms')).toEqual([
      'marketing',
      'ad_receive_agree',
      'ad_receive_email',
      'ad_receive_app',
    ]);
  });

  it('stays consistent after any clicks', () => {
    const click = fc.tuple(fc.constantFrom(agree, withdraw), fc.constantFrom(...marketingKeys));
    fc.assert(
      fc.property(fc.array(click), (clicks) => {
        const agreed = clicks.reduce<Agreed>((before, [apply, key]) => apply(before, key), []);
        const advertising = agreed.includes('ad_receive_agree');
        expect(advertising).toBe(adChannels.some((key) => agreed.includes(key)));
        expect(!advertising || agreed.includes('marketing')).toBe(true);
        expect(agreed).toEqual(marketingKeys.filter((key) => agreed.includes(key)));
      }),
    );
  });

  it('isMarketingTerm knows its own keys', () => {
    expect(['marketing', 'ad_receive_app', 'insurance_marketing'].map(isMarketingTerm)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
