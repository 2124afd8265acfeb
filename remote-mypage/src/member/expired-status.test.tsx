import { arrive } from '@shared/testing/arrive';
import { answer, refused } from '@shared/testing/network';
import { popup } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { membership } from '@shared/testing/wire/memberships';
import { screen } from '@testing-library/react';
import { has } from '../../testing/backend';
import { Subsc } from '../status/Subsc';

beforeAll(() => arrive());

it('asks once to sign in and shows nothing of the member when the status gets a 401 [GUARD-014]', async () => {
  has(membership());
  answer('GET /users/U1', refused(401));
  answer('POST /users/updateToken', refused(401));

  renderPage('Subsc', Subsc, '/subscStatus?vtg_id=V1');

  expect(await popup()).toHaveTextContent('로그인이 필요한 서비스입니다.');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.queryByText('STANDARD')).not.toBeInTheDocument();
});
