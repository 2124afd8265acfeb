import { won } from '@shared/domain/money';
import { MemoryRouter } from '@shared/router/testing/memory-router';
import { VIN } from '@shared/testing/wire/vehicles';
import { render } from '@testing-library/react';
import { Way } from './SubscribeBar';
import type { Advised } from './use-advice';
import { DiscountNotice } from './VehicleEstimate';

const advised: Advised = {
  choice: { group: 'STANDARD', packageId: 'P1', vin: VIN, pickedDay: undefined },
  yearly: won(110_000),
  planName: 'STANDARD',
  member: undefined,
};
const member = { name: 'STANDARD', mayUse: true, hasPlan: true };

/** Returns the whole text of the notice and of the bar. */
function texts(discount: number | undefined, own: Partial<Advised> = {}) {
  const facts = { ...advised, ...own };
  const { container } = render(
    <MemoryRouter>
      <DiscountNotice
        discount={discount === undefined ? undefined : won(discount)}
        advised={facts}
      />
      <hr />
      <Way advised={facts} />
    </MemoryRouter>,
  );
  return container.innerHTML.split('<hr>').map((part) => part.replaceAll(/<[^>]*>/g, ''));
}

describe('texts about a plan beside an estimate', () => {
  it.each([
    [100_000, 'STANDARD 12개월 가입 금액 110,000원보다 10,000원 적어요.'],
    [110_000, 'STANDARD 12개월 가입 금액과 같아요.'],
    [120_000, 'STANDARD 12개월 가입 금액 110,000원보다 10,000원 많아요.'],
  ])('compare a discount of %i won with the yearly price [EST-009]', (discount, compared) => {
    expect(texts(discount)).toEqual([
      `이번 정비의 예상 할인은 ${discount / 1000},000원이에요. ${compared}`,
      'STANDARD 12개월 가입 금액 110,000원 별도가입하기',
    ]);
  });

  it.each([
    ['there is no discount', 0, {}, 'STANDARD 12개월 가입 금액 110,000원 별도가입하기'],
    ['it is not known', undefined, {}, 'STANDARD 12개월 가입 금액 110,000원 별도가입하기'],
    ['the price is not known', 100_000, { yearly: undefined }, 'STANDARD 가입 금액 별도가입하기'],
    ['the car has a membership', 100_000, { member }, 'STANDARD 가입 차량내 멤버십 보기가입하기'],
  ])('compare nothing when %s [EST-009]', (_, discount, own, bar) => {
    expect(texts(discount, own)).toEqual(['', bar]);
  });
});
