import { arrive } from '@shared/testing/arrive';
import { renderPage } from '@shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { FIVE_SERIES, stockShop } from '../../testing/shop';
import { SubscApplyTerm } from './SubscApplyTerm';

jest.mock('@shared/copy/legal', () => {
  throw new Error('did not arrive');
});

beforeAll(arrive);

it('shows a message when the text of a term does not load and keeps the ticks [TERMS-003]', async () => {
  stockShop();
  renderPage(
    'SubscApplyTerm',
    SubscApplyTerm,
    `/subscApply/term?pkg=ST&vehicle=${FIVE_SERIES}&date=2020-03-15&term=12&step=1`,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /개인정보 수집/ }));

  await userEvent.click(screen.getByRole('button', { name: /서비스 이용약관.*보기/ }));

  await hear('정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.');
  expect(screen.getByRole('checkbox', { name: /개인정보 수집/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /서비스 이용약관/ })).not.toBeChecked();
});
