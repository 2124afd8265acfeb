import { arrive } from '@shared/testing/arrive';
import { addressesOf, answer, ok } from '@shared/testing/network';
import { told } from '@shared/testing/page';
import { escalation, handedOn } from '@shared/testing/wire/memberships';
import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has } from '../../testing/backend';
import { openStatus } from '../../testing/pages';

jest.mock('./TransferNotice', () => {
  throw new Error('did not arrive');
});

beforeAll(() => arrive());

it('shows a message and confirms nothing when the code of the notice does not load [TRANS-008]', async () => {
  has(handedOn(0, { id: 'S9' }));
  answer('GET /subscs/showEscalation/S9', ok(escalation({ state: 0 })));
  openStatus();
  const ask = await screen.findByRole('button', { name: '양도 안내 확인하기' });
  await workDone();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(ask);

  await told('잠시 후 다시 시도해 주세요.');
  await workDone();
  expect(addressesOf('POST /subscs/confirmEscalation/S9')).toHaveLength(0);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
