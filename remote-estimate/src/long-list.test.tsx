import { arrive } from '@shared/testing/arrive';
import { answer, bare } from '@shared/testing/network';
import { content, item, items } from '@shared/testing/wire/estimate';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { facts, open, serve } from '../testing/page';

const drawn: string[] = [];

jest.mock('@shared/ui/Money', () => {
  const actual: typeof import('@shared/ui/Money') = jest.requireActual('@shared/ui/Money');
  const Money: typeof actual.Money = (props) => {
    drawn.push(`${props.won}`);
    return actual.Money(props);
  };
  return { Money };
});

/** 200 items with different prices, so that each rendered price identifies its row. */
const long = [
  ...items,
  ...Array.from({ length: 189 }, (_, index) => item(100 + index, `소모품 ${index}`, 1_000 + index)),
];
const linePrices = new Set(long.map(({ price }) => `${price as number}`));
const linesDrawn = () =>
  [...new Set(drawn)].filter((price) => linePrices.has(price) && price !== '0');

/** Finds the row by its text, because a search by role in 200 rows takes seconds here. */
const press = async (name: string) => fireEvent.click(await screen.findByText(name));

beforeAll(() => arrive());
beforeEach(() => {
  serve();
  answer('POST /users/estimate-content', bare(content({ maintenancePriceList: long })));
});

describe('checklist of 200 items', () => {
  it('renders only the ticked row, and with a plan only its discount [EST-017]', async () => {
    open();
    await press('에어컨 필터');
    await press('소모품 7');
    drawn.length = 0;

    await press('소모품 50');
    expect(facts()['① 예상 소모품 금액']).toBe('57,057원');
    expect(linesDrawn()).toEqual(['1050']);

    await press('ServiceCare+ Premium');
    await waitFor(() => expect(facts()['③ 할인 금액']).toBe('−35,750원'));
    drawn.length = 0;
    await press('점화 플러그');
    expect(linesDrawn()).toEqual(['33333']);
  });
});
