import { pkg } from '../testing/sample-package';
import { plainDate } from './calendar';
import type { Pricing } from './cost';
import { won } from './money';
import { type PriceQuestion, quoteFor } from './quote';

const today = plainDate('2026-11-20');
const pricing: Pricing = { vatIncludedGroups: ['POWER TRAIN'], vatRounding: 'nearest' };
const off = (rate: number) => ({
  name: `${rate} %`,
  discount: { kind: 'percent', rate, rounding: 'down', unit: 10 } as const,
});
const question = {
  pkg: { ...pkg({}), promotion: off(10), extensionPromotion: off(15) },
  categoryId: 'C1',
  registeredOn: plainDate('2020-03-15'), // 80 months: 700,000 won without VAT
  request: 'none',
} as const satisfies PriceQuestion<ReturnType<typeof off>>;
const quoted = (own: Partial<typeof question | { request: 'extension' }>) =>
  quoteFor({ ...question, ...own }, today, pricing);

describe('quoteFor', () => {
  it('returns the cost with VAT minus the promotion of a new subscription [PRICE-009, PRICE-011]', () => {
    expect(quoted({})).toEqual({
      ok: true,
      value: {
        bill: { list: 770_000, promotion: 77_000, vip: 0, total: 693_000 },
        promotion: off(10),
      },
    });
  });

  it('subtracts the promotion of an extension for an extension [PRICE-010, EXT-012]', () => {
    expect(quoted({ request: 'extension' })).toMatchObject({
      value: { bill: { promotion: 115_500, total: 654_500 }, promotion: off(15) },
    });
  });

  it('also subtracts a VIP code [PRICE-007]', () => {
    const code = { discount: { kind: 'fixed', amount: won(50_000) }, stackable: true } as const;

    expect(quoteFor({ ...question, code }, today, pricing)).toMatchObject({
      value: { bill: { promotion: 77_000, vip: 50_000, total: 643_000 } },
    });
  });

  it('drops the promotion when it may not be combined, whatever the code says [PRICE-007, PRICE-008]', () => {
    const code = { discount: { kind: 'fixed', amount: won(50_000) }, stackable: true } as const;
    const exclusive = { ...off(10), stackable: false };
    const asked = { ...question, code, pkg: { ...question.pkg, promotion: exclusive } };

    expect(quoteFor(asked, today, pricing)).toEqual({
      ok: true,
      value: {
        bill: { list: 770_000, promotion: 0, vip: 50_000, total: 720_000 },
        promotion: undefined,
      },
    });
    expect(quoteFor({ ...asked, code: undefined }, today, pricing)).toMatchObject({
      value: { bill: { promotion: 77_000, total: 693_000 }, promotion: exclusive },
    });
  });

  it.each([
    ['another model', { ...question, categoryId: 'C9' }, 'no-category'],
    ['a vehicle that is too new', { ...question, registeredOn: today }, 'band-not-allowed'],
    ['a vehicle without a date', { ...question, registeredOn: null }, 'band-not-allowed'],
  ])('returns no price: %s [PRICE-012]', (_, asked, error) => {
    expect(quoteFor(asked, today, pricing)).toEqual({ ok: false, error });
  });
});
