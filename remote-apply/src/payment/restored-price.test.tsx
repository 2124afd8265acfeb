import '../../testing/disk';
import { currentApplication, saveAnswer } from '@shared/application';
import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { vehicles } from '@shared/testing/wire/vehicles';
import { screen } from '@testing-library/react';
import { fact, open, openTill } from '../../testing/payment-page';
import { FIVE_SERIES, premium, standard, stockShop } from '../../testing/shop';

beforeAll(arrive);
beforeEach(openTill);

const usual = standard.vehicleCategories[0]!;
const dearer = { ...usual, id: 'C9', costs: premium.vehicleCategories[0]!.costs };

describe('the payment page of an order that names no model', () => {
  it('shows a price after the vehicles of the customer are loaded, not the usual one [PRICE-011]', async () => {
    stockShop({ packages: [{ ...standard, vehicleCategories: [usual, dearer] }] });
    queryClient.removeQueries({ queryKey: ['session', 'user'] });
    saveAnswer('vehicle', { ...currentApplication()!.vehicle!, categoryId: undefined });
    let come: () => void = () => undefined;
    const loading = new Promise<void>((resolve) => {
      come = resolve;
    });
    answer('GET /users/U1', async () => {
      await loading;
      const own = { ...vehicles[0], num_id: FIVE_SERIES, vehicle_cat_id: 'C9' };
      return ok({ vehicles: [own], subscs: [] });
    });

    open();
    expect(screen.queryByText('총 결제 금액')).toBeNull();
    come();

    expect(await screen.findByText('총 결제 금액')).toBeVisible();
    expect(fact('정가')).toHaveTextContent('264,000원');
  });
});
