import { screen } from '@testing-library/react';
import { answer, refused } from '../../testing/network';
import { arrive, has, popup, visit } from '../../testing/visit';
import { membership } from '../../testing/wire';
import { Subsc } from '../status/Subsc';

jest.mock('@shared/api/transport', () => jest.requireActual('../../testing/network'));

beforeAll(() => arrive());

it('a 401 on the status screen asks to sign in, once, and shows nothing of the member [GUARD-014]', async () => {
  has(membership());
  answer('GET /users/U1', refused(401));
  answer('POST /users/updateToken', refused(401));

  visit('Subsc', Subsc, '/subscStatus?vtg_id=V1');

  expect(await popup()).toHaveTextContent('로그인이 필요한 서비스입니다.');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.queryByText('스탠다드 케어')).not.toBeInTheDocument();
});
