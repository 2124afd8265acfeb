/** @jsxImportSource hono/jsx */
import { addresses } from '../../addresses';
import type { PersonCard, SubscriptionCard } from '../../services/services';
import { ActionForm } from '../ActionForm';
import { StateTag } from '../applications/StateTag';
import { ConsolePage, type Frame } from '../ConsolePage';

type Props = {
  people: readonly PersonCard[];
  subscriptions: readonly SubscriptionCard[];
  current: PersonCard | undefined;
  device: string;
  frame: Frame;
};

const devices = [
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['web', '웹'],
  ['developer', '개발자'],
] as const;

/** Become somebody and open the app as one of four devices, in one tap. */
export function PeoplePage({ people, subscriptions, current, device, frame }: Props) {
  const who = current ? `${current.name} (${current.key})` : '로그인하지 않은 방문자';
  return (
    <ConsolePage
      at="people"
      title="사람 · People"
      lead={`이 브라우저: ${who} · ${device}`}
      frame={frame}
    >
      <div class="grid">
        <section class="card">
          <div class="head">
            <h3>로그인하지 않은 방문자</h3>
            <span class="tag">visitor</span>
          </div>
          <p>계정 없이 앱을 엽니다.</p>
          <OpenForm person="" screens={[]} />
        </section>
        {people.map((person) => (
          <section class="card" key={person.key} id={person.key}>
            <div class="head">
              <h3>{person.name}</h3>
              <span class="tag">{person.key}</span>
            </div>
            <p>{person.scenario}</p>
            <States of={subscriptions.filter((it) => it.person.key === person.key)} />
            <OpenForm person={person.key} screens={person.screens} />
          </section>
        ))}
      </div>
      <h2>처음부터 · Reset</h2>
      <ActionForm
        action="reset"
        back="/sandbox/"
        ask="모든 신청, 업로드, 시계를 처음 상태로 되돌릴까요?"
      >
        <button class="bad" type="submit">
          모두 처음 상태로
        </button>
      </ActionForm>
    </ConsolePage>
  );
}

function States({ of }: { of: readonly SubscriptionCard[] }) {
  if (of.length === 0) return null;
  return (
    <div class="row">
      {of.map((subscription) => (
        <StateTag key={subscription.id} subscription={subscription} />
      ))}
    </div>
  );
}

const isNotHome = ({ path }: { path: string }): boolean => path !== '/';

function OpenForm({ person, screens }: { person: string; screens: PersonCard['screens'] }) {
  return (
    <form class="row" method="get" action="/sandbox/open">
      <input type="hidden" name="person" value={person} />
      {screens.length > 0 && (
        <label>
          첫 화면
          <select name="to">
            <option value="/app/">홈</option>
            {screens.filter(isNotHome).map(({ label, path }) => (
              <option key={path} value={`${addresses.app}${path}`}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="split wide">
        {devices.map(([as, name]) => (
          <button
            key={as}
            type="submit"
            name="as"
            value={as}
            class={as === 'android' ? 'main' : ''}
          >
            {name}
          </button>
        ))}
      </div>
    </form>
  );
}
