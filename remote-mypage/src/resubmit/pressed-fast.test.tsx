import { arrive } from '@shared/testing/arrive';
import { bodiesTo } from '@shared/testing/network';
import { popup, press } from '@shared/testing/page';
import { insuredPending } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has, takes } from '../../testing/backend';
import { att, inApp, openApplication, photo } from '../../testing/resubmit';

beforeAll(() => arrive());

/** Clicks five times before React renders again. */
const pressFast = (button: HTMLElement) => {
  for (let press = 0; press < 5; press += 1) button.click();
};

it('takes and sends one photo however often the buttons are clicked [RESUB-006]', async () => {
  has(insuredPending({ att_insp: att(-10) }));
  takes('PUT /subscs/S2', insuredPending());
  const asks = inApp(photo(1, '/files/new.jpg'));
  openApplication();
  const start = await screen.findByRole('button', { name: '정기검사 결과지 다시 올리기' });
  act(() => pressFast(start));
  const caution = await popup('정기검사 결과지');
  await userEvent.click(within(caution).getByRole('checkbox'));
  act(() => pressFast(within(caution).getByRole('button', { name: '촬영하기' })));

  expect(await popup()).toHaveTextContent('반려 서류 업로드가 완료되었습니다.');
  await press('확인');
  expect(bodiesTo('PUT /subscs/S2')).toHaveLength(1);
  expect(asks.filter(({ method }) => method === 'capture')).toHaveLength(1);
  await workDone();
  expect(screen.queryByRole('dialog')).toBeNull();
});
