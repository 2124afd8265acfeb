/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import { accountCookie } from '../../addresses';
import type { Person } from '../../backend/person';
import type { Services } from '../../services/create-services';
import { page, strictPages } from '../page-answer';
import { textsOf } from '../posted';
import { type AccountChoice, AccountPage } from './AccountPage';
import { returnAddress, returnPath } from './return-address';
import { becomePerson } from './sign-in';

type Needs = Pick<Services, 'people' | 'accounts'>;

/** Serves the maker's account host: sign in as a seeded person, and sign out. Source: SBX-003, AUTH-001. */
export function accountHost({ people, accounts }: Needs): Hono {
  const app = new Hono();
  app.use('/account', strictPages);

  app.get('/account', async (c) => {
    const asked = c.req.query('return');
    const current = await accounts.personOf(getCookie(c, accountCookie));
    return page(
      c,
      <AccountPage
        people={(await people.list()).map(choice)}
        current={current && choice(current)}
        returnTo={asked === undefined ? undefined : returnPath(asked)}
      />,
    );
  });

  app.post('/account/sign-in', async (c) => {
    const { person: key = '', return: asked } = await textsOf(c);
    if ((await people.byKey(key)) === undefined) return c.redirect('/account', 303);
    const { person, connInfo } = await becomePerson(c, accounts, key);
    return c.redirect(returnAddress(asked, { vtgId: person.vtgId, connInfo }), 303);
  });

  app.post('/account/sign-out', async (c) => {
    await accounts.signOut(getCookie(c, accountCookie));
    deleteCookie(c, accountCookie, { path: '/' });
    return c.redirect('/account', 303);
  });
  return app;
}

const choice = ({ key, name, scenario, vtgId }: Person): AccountChoice => ({
  key,
  name,
  scenario,
  isLinked: vtgId !== null,
});
