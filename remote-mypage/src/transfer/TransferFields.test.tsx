import { arrive } from '@shared/testing/arrive';
import { answer, ok, refused } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { escalation } from '@shared/testing/wire/memberships';
import { screen, waitFor } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Transfer } from './Transfer';

beforeAll(() => arrive());

beforeEach(() => {
  has();
  answer('GET /subscs/showEscalation/S9', ok(escalation()));
});

const open = () => renderPage('Transfer', Transfer, '/transfer/S9?vtg_id=V1');

describe('TransferFields', () => {
  it('accepts at most 17 characters of a VIN [VALID-035]', async () => {
    open();

    expect(await screen.findByRole('textbox', { name: '차대번호' })).toHaveAttribute(
      'maxlength',
      '17',
    );
  });

  it('shows that name and phone are loading [TRANS-001]', async () => {
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    answer('GET /vtg/users/showVtgUser', () => coming.then(() => refused(500)));
    open();

    const [name] = await screen.findAllByDisplayValue('불러오는 중이에요');
    expect(name?.closest('[aria-busy="true"]')).toContainElement(
      screen.getByRole('textbox', { name: '휴대폰 번호' }),
    );

    come();
    await waitFor(() => expect(screen.queryByDisplayValue('불러오는 중이에요')).toBeNull());
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('continues when name and phone cannot be loaded [TRANS-001]', async () => {
    answer('GET /vtg/users/showVtgUser', refused(500));
    open();

    expect(await screen.findAllByDisplayValue('확인하지 못했어요')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '양도 신청' })).toBeEnabled();
  });

  it('explains that the member has no vehicle [TRANS-005]', async () => {
    answer('GET /users/U1', ok({ vehicles: [], subscs: [] }));
    open();

    expect(
      await screen.findByText(
        '등록된 차량이 1대 이상이어야 양도받을 수 있어요. 차량을 먼저 등록해 주세요.',
      ),
    ).toBeVisible();
  });
});
