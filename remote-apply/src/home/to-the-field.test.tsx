import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { address } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import '../../testing/disk';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { FIVE_SERIES, NO_DATE, stockShop } from '../../testing/shop';
import { SubscGuide } from './SubscGuide';

const open = () =>
  act(async () => {
    renderPage('SubscGuide', SubscGuide, '/');
  });
const apply = () => userEvent.click(screen.getByRole('button', { name: '가입 신청하기' }));
const car = () => screen.getByRole('combobox', { name: '차량' });
const day = () => screen.getByLabelText('최초등록일');

beforeAll(arrive);
beforeEach(() => {
  answer('POST /users/getVehicles', ok({ vehicles: [] }));
  stockShop();
});

describe('focus after a message on home', () => {
  it('goes to the vehicle until one is chosen [HOME-009]', async () => {
    await open();
    await apply();
    await hear('차량을 선택해 주세요.');

    expect(car()).toBeInvalid();
    expect(car()).toHaveFocus();
    expect(car()).toHaveAccessibleDescription('차량을 선택해 주세요.');
    await userEvent.selectOptions(car(), FIVE_SERIES);
    expect(car()).toBeValid();
  });

  it('goes to the missing date [HOME-010]', async () => {
    await open();
    await userEvent.selectOptions(car(), NO_DATE);
    await apply();
    await hear('최초등록일을 선택해 주세요.');

    expect(day()).toHaveFocus();
    expect(day()).toHaveAccessibleDescription(/^최초등록일을 선택해 주세요\./);
  });

  it.each([
    ['tomorrow', '2026-11-21'],
    ['more than 30 years ago', '1996-11-19'],
  ])(
    'goes to the wrong date (%s) and does not use the earlier one [HOME-003]',
    async (_, wrong) => {
      await open();
      await userEvent.selectOptions(car(), FIVE_SERIES);
      await userEvent.clear(day());
      await userEvent.type(day(), wrong);
      await apply();
      await hear('차량등록일을 정확히 입력해 주세요.');

      expect(day()).toHaveFocus();
      expect(day()).toHaveAccessibleDescription('차량등록일을 정확히 입력해 주세요.');
      expect(address()).toHaveTextContent(/^\/$/);
      await userEvent.clear(day());
      await userEvent.type(day(), '2020-01-01');
      await apply();
      expect(address()).toHaveTextContent('date=2020-01-01');
    },
  );
});
