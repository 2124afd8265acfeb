import { arrive } from '@shared/testing/arrive';
import { bodiesTo } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { insuredPending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has, takes } from '../../testing/backend';
import { att, begin, inApp, openApplication, photo } from '../../testing/resubmit';

beforeAll(() => arrive());

describe('a new dashboard photo', () => {
  const field = () => screen.findByRole('textbox', { name: '주행거리(km)' });
  let asks: ReturnType<typeof inApp>;

  beforeEach(() => {
    has(insuredPending({ att_panel: att(-10) }));
    takes('PUT /subscs/S2', insuredPending());
    asks = inApp(photo(2, '/files/panel-new.jpg'));
  });

  it('asks for the mileage first, uploads the photo as type 2 and sends both [RESUB-007, RESUB-008, BRIDGE-003]', async () => {
    openApplication();
    await begin('계기판 사진');
    expect(await field()).toHaveValue('45,000');

    await userEvent.clear(await field());
    await userEvent.type(await field(), '0051234km');
    expect(await field()).toHaveValue('51,234');
    await press('촬영하기');

    await popup();
    await press('확인');
    expect(asks.find(({ method }) => method === 'upload')?.params).toEqual({
      vtgId: 'V1',
      type: 2,
    });
    expect(bodiesTo('PUT /subscs/S2')).toEqual([{ options: { km: 51_234 } }]);
  });

  it('rejects no mileage, zero, letters and more than 180,000 km [VALID-032, RESUB-008]', async () => {
    openApplication();
    await begin('계기판 사진');
    for (const [typed, why] of [
      ['{Backspace}', '주행거리를 입력해 주세요.'],
      ['0', '주행거리를 입력해 주세요.'],
      ['km', '주행거리를 입력해 주세요.'],
      // The limit of the warranty.
      ['180001', '주행거리 180,000km 초과 차량은 가입할 수 없습니다.'],
    ] as const) {
      await userEvent.clear(await field());
      await userEvent.type(await field(), typed);
      await press('촬영하기');

      expect(await field()).toHaveFocus();
      expect(screen.getByText(why)).toBeVisible();
    }
    await press('닫기');
    await workDone();
    expect(bodiesTo('PUT /subscs/S2')).toEqual([]);
  });
});
