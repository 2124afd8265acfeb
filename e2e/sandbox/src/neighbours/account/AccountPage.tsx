/** @jsxImportSource hono/jsx */
import { NeighbourPage } from '../NeighbourPage';

export type AccountChoice = {
  key: string;
  name: string;
  scenario: string;
  isLinked: boolean;
};

type Props = {
  people: readonly AccountChoice[];
  current: AccountChoice | undefined;
  /** A path under /app/. Undefined means the home page. */
  returnTo: string | undefined;
};

/** Sign-in page of the maker's account. To choose a person replaces the password. Source: SBX-003, AUTH-001. */
export function AccountPage({ people, current, returnTo }: Props) {
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
                <i>{person.isLinked ? '선택' : '차량 서비스 미연결'}</i>
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

function SignedIn({ person }: { person: AccountChoice }) {
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
