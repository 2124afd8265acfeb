import { screen } from '@testing-library/react';
import { answer, ok, refused } from '../../testing/network';
import { arrive, has, visit } from '../../testing/visit';
import { escalation } from '../../testing/wire';
import { Transfer } from './Transfer';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));

beforeAll(() => arrive());

beforeEach(() => {
  has();
  answer('GET /subscs/showEscalation/S9', ok(escalation()));
});

const open = () => visit('Transfer', Transfer, '/transfer/S9?vtg_id=V1');

describe('who takes a membership over', () => {
  it('goes on where name and phone cannot be asked for [TRANS-001]', async () => {
    answer('GET /vtg/users/showVtgUser', refused(500));
    open();

    expect(await screen.findAllByDisplayValue('확인하지 못했어요')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '양도 신청' })).toBeEnabled();
  });

  it('because the member has no vehicle says so [TRANS-005]', async () => {
    answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
    open();

    expect(
      await screen.findByText(
        '등록된 차량이 1대 이상이어야 양도받을 수 있어요. 차량을 먼저 등록해 주세요.',
      ),
    ).toBeVisible();
  });
});
