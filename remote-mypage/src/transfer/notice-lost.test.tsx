import { workDone } from '@shared/ui/testing/work-done';
import { screen } from '@testing-library/react';
import { addressesOf, answer, ok } from '../../testing/network';
import { arrive, has, popup, press, visit } from '../../testing/visit';
import { escalation, handedOn } from '../../testing/wire';
import { Subsc } from '../status/Subsc';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));
jest.mock('./TransferNotice', () => {
  throw new Error('did not arrive');
});

beforeAll(() => arrive());

it('says so when the notice of a received membership does not arrive, and confirms nothing [TRANS-008]', async () => {
  has(handedOn(0, { id: 'S9' }));
  answer('GET /subscs/showEscalation/S9', ok(escalation({ state: 0 })));
  visit('Subsc', Subsc, '/subscStatus?vtg_id=V1');

  expect(await popup()).toHaveTextContent('잠시 후 다시 시도해 주세요.');
  await press('확인');
  await workDone();
  expect(addressesOf('POST /subscs/confirmEscalation/S9')).toHaveLength(0);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
