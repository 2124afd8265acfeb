/** @jsxImportSource hono/jsx */
import {
  Badge,
  Button,
  Card,
  Empty,
  Links,
  TextField,
} from '@shared/delivery/console/frame/controls';
import type { Person } from '../../backend/person';
import type { SubscriptionCard } from '../../services/subscription-card';
import { ActionForm } from '../ActionForm';
import { StateTag, stateText, stateTexts } from '../applications/StateTag';
import type { Show } from '../ConsolePage';
import { OpenAs } from './OpenAs';
import { type Device, deviceOf } from './open';

const home = { label: '홈', path: '/' };

/** Start page of the console: search for a person and open the app as that person with one tap. */
export const peoplePage: Show = async ({ people, applications }, c) => {
  const everybody = held(await people.list(), await applications.list());
  const asked = { words: c.req.query('q') ?? '', state: c.req.query('state') || undefined };
  const device = deviceOf(c);
  const found = foundPeople(everybody, asked);
  const isWhole = asked.words === '' && asked.state === undefined;
  return {
    at: 'people',
    title: '사람 · People',
    lead: '보고 싶은 상태를 찾아 기기를 누르면 그 사람의 휴대폰이 됩니다.',
    body: (
      <>
        <search>
          <form class="row" method="get" action="/sandbox/" data-find>
            <TextField
              label="찾기"
              type="search"
              name="q"
              value={asked.words}
              placeholder="이름, 상태, 상황 (예: 해지, 파워트레인)"
            />
            {asked.state && <input type="hidden" name="state" value={asked.state} />}
            <Button>찾기</Button>
          </form>
          <States everybody={everybody} asked={asked} />
        </search>
        <div data-results class="stack">
          <p class="quiet" role="status">{`${found.length}명`}</p>
          <div class="grid">
            {isWhole && <Visitor device={device} />}
            {found.map((one) => (
              <PersonItem key={one.person.key} of={one} device={device} />
            ))}
          </div>
          {found.length === 0 && (
            <Empty>
              찾는 사람이 없습니다. <a href="/sandbox/">모두 보기</a>
            </Empty>
          )}
        </div>
        <Reset />
      </>
    ),
  };
};

type StatesProps = { everybody: readonly Found[]; asked: PeopleSearch };

function States({ everybody, asked }: StatesProps) {
  const address = (state?: string) =>
    `/sandbox/?${new URLSearchParams({ ...(asked.words && { q: asked.words }), ...(state && { state }) })}`;
  return (
    <Links
      name="상태"
      links={[
        { href: address(), text: `전체 ${everybody.length}`, isHere: asked.state === undefined },
        ...statesAmong(everybody).map(([state, people]) => ({
          href: address(state),
          text: `${state} ${people}`,
          isHere: asked.state === state,
        })),
      ]}
    />
  );
}

function PersonItem({ of: { person, subscriptions }, device }: { of: Found; device: Device }) {
  const sheet = `/sandbox/people/${person.key}`;
  const first = person.screens[0] ?? home;
  return (
    <Card
      as="article"
      id={person.key}
      label={person.name}
      title={<a href={sheet}>{person.name}</a>}
      aside={<Badge tone="neutral">{person.key}</Badge>}
    >
      <p>{person.scenario}</p>
      {subscriptions.length > 0 && (
        <div class="row">
          {subscriptions.map((subscription) => (
            <StateTag key={subscription.id} subscription={subscription} />
          ))}
        </div>
      )}
      <div class="Card-head quiet">
        <span>{`첫 화면: ${first.label}`}</span>
        <a href={sheet} aria-label={`${person.name}: 모든 화면 · QR`}>
          모든 화면 · QR
        </a>
      </div>
      <OpenAs person={person.key} name={person.name} screen={first} device={device} />
    </Card>
  );
}

function Visitor({ device }: { device: Device }) {
  return (
    <Card
      as="article"
      label="방문자"
      title={<a href="/sandbox/people/visitor">로그인하지 않은 방문자</a>}
      aside={<Badge tone="neutral">visitor</Badge>}
    >
      <p>계정 없이 앱을 엽니다.</p>
      <OpenAs person="" name="방문자" screen={home} device={device} />
    </Card>
  );
}

function Reset() {
  return (
    <>
      <h2>처음부터 · Reset</h2>
      <ActionForm
        action="reset"
        back="/sandbox/"
        ask="모든 신청, 업로드, 오류, 미리 고른 결과를 처음 상태로 되돌릴까요?"
        className="row"
      >
        <Button tone="danger">모두 처음 상태로</Button>
        <Button tone="danger" name="keepClock" value="on">
          시계는 두고 처음 상태로
        </Button>
      </ActionForm>
    </>
  );
}

type Found = { person: Person; subscriptions: readonly SubscriptionCard[] };
type PeopleSearch = { words: string; state: string | undefined };

const NOTHING = '가입 전';

const held = (people: readonly Person[], subscriptions: readonly SubscriptionCard[]): Found[] =>
  people.map((person) => ({
    person,
    subscriptions: subscriptions.filter((it) => it.person.key === person.key),
  }));

const statesOf = ({ subscriptions }: Found): string[] =>
  subscriptions.length === 0 ? [NOTHING] : subscriptions.map(stateText);

/** Returns the states that occur now, with the number of people in each. Actions of staff change them. */
const statesAmong = (everybody: readonly Found[]): [state: string, people: number][] =>
  [NOTHING, ...stateTexts].flatMap((state): [string, number][] => {
    const count = everybody.filter((one) => statesOf(one).includes(state)).length;
    return count === 0 ? [] : [[state, count]];
  });

function foundPeople(everybody: readonly Found[], { words, state }: PeopleSearch): Found[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return everybody.filter((one) => {
    const text = textOf(one).toLowerCase();
    return (
      (state === undefined || statesOf(one).includes(state)) &&
      wanted.every((word) => text.includes(word))
    );
  });
}

const textOf = (one: Found): string =>
  [
    one.person.name,
    one.person.key,
    one.person.scenario,
    ...one.person.screens.map(({ label }) => label),
    ...one.subscriptions.flatMap(({ id, title, group, plate }) => [id, title, group, plate ?? '']),
    ...statesOf(one),
  ].join(' ');
