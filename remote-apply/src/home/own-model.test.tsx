import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { workDone } from '@shared/ui/testing/work-done';
import '../../testing/disk';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIVE_SERIES, fiveSeries, stockShop } from '../../testing/shop';
import { SubscGuide } from './SubscGuide';

const open = () =>
  act(async () => {
    renderPage('SubscGuide', SubscGuide, '/');
  });
const choose = () =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: '차량' }), FIVE_SERIES);
const apply = () => userEvent.click(screen.getByRole('button', { name: '가입 신청하기' }));
const price = () => within(screen.getByRole('region', { name: /STANDARD/ }));

beforeAll(arrive);
beforeEach(() => answer('POST /users/getVehicles', ok({ vehicles: [] })));

describe('the price of a membership', () => {
  it('is announced as a whole, without its slash, when it changes', async () => {
    stockShop({ vehicles: [fiveSeries] });
    await open();

    await choose();

    const slash = await price().findByText('/');
    expect(slash).toHaveAttribute('aria-hidden', 'true');
    const total = slash.closest('p');
    expect(total).toHaveAttribute('aria-live', 'polite');
    expect(total).toHaveAttribute('aria-atomic', 'true');
  });
});

describe('an own vehicle with a category without id', () => {
  it('gets a price and may apply by the title of its category [HOME-005, HOME-012]', async () => {
    stockShop({ vehicles: [{ ...fiveSeries, categoryId: undefined }] });
    await open();

    await choose();
    expect(price().getByText('12개월 이용 금액').nextSibling).toHaveTextContent('132,000원');
    await apply();

    await waitFor(() =>
      expect(screen.getByRole('status', { name: '주소' })).toHaveTextContent('/subscApply/term'),
    );
  });

  it.each(['M8', ''])('may not join when the title is “%s” [CONST-011]', async (model) => {
    stockShop({ vehicles: [{ ...fiveSeries, categoryId: undefined, model }] });
    await open();

    await choose();
    await workDone();

    expect(await price().findByText('이 조건으로는 가입할 수 없어요')).toBeVisible();
    expect(price().queryByText('12개월 이용 금액')).not.toBeInTheDocument();
  });
});
