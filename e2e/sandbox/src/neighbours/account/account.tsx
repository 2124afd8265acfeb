/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import { accountCookie } from '../../addresses';
import type { Person } from '../../backend/person';
import type { Services } from '../../services/create-services';
import { NeighbourPage } from '../NeighbourPage';
import { page, strictPages, textsOf } from '../page-answer';
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
        people={await people.list()}
        current={current}
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

type Props = {
  people: readonly Person[];
  current: Person | undefined;
  /** A path under /app/. Undefined means the home page. */
  returnTo: string | undefined;
};

/** Sign-in page of the maker's account. To choose a person replaces the password. Source: SBX-003, AUTH-001. */
function AccountPage({ people, current, returnTo }: Props) {
  return (
    <NeighbourPage
      site="account"
      title="로그인"
      lead="ServiceCare+에서 사용할 계정을 선택해 주세요."
    >
      {current && <SignedIn person={current} />}
      <ul class="people">
        {people.map((person) => (
          <li key={person.key}>
            <form method="post" action="/account/sign-in">
              <input type="hidden" name="person" value={person.key} />
              {returnTo && <input type="hidden" name="return" value={returnTo} />}
              <button class="person" type="submit">
                <span>
                  <b>{person.name}</b>
                  <small>{person.scenario}</small>
                </span>
                <i>{person.vtgId ? '선택' : '차량 서비스 미연결'}</i>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <p class="foot">
        <a href="/app/">로그인하지 않고 돌아가기</a>
      </p>
    </NeighbourPage>
  );
}

function SignedIn({ person }: { person: Person }) {
  return (
    <section class="paper stack" aria-label="로그인된 계정">
      <div>
        <b>{person.name}</b>님으로 로그인되어 있습니다.
      </div>
      <form method="post" action="/account/sign-out">
        <button class="quiet" type="submit">
          로그아웃
        </button>
      </form>
    </section>
  );
}
