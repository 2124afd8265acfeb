/** @jsxImportSource hono/jsx */
import { Button, Card, type Fact, Facts, TextField } from '@shared/delivery/console/frame/controls';
import type { Person } from '../../backend/person';
import type { VehicleRow } from '../../backend/vehicle-rows';
import type { SubscriptionCard } from '../../services/subscription-card';
import { StateTag } from '../applications/StateTag';
import type { Show } from '../ConsolePage';
import { backWith } from '../said-back';
import { OpenAs, type Screen } from './OpenAs';
import { type Device, deviceNames, deviceOf, devices } from './open';
import { everyScreen } from './screens-of';

export const personPage: Show = async ({ people, applications, solicitations }, c) => {
  const key = c.req.param('key') ?? '';
  const person = await people.byKey(key);
  if (person === undefined && key !== 'visitor')
    return backWith(c, undefined, { wrong: `${key}: 없는 사람입니다.` });
  const subscriptions = person ? await applications.list(key) : [];
  const rows = { person: person?.key ?? '', name: person?.name ?? '방문자', device: deviceOf(c) };
  const screens = everyScreen({ person, subscriptions, links: await solicitations.list() });
  return {
    at: 'people',
    title: `${rows.name} · ${key}`,
    lead: person?.scenario ?? '계정 없이 앱을 엽니다.',
    body: (
      <>
        {person && (
          <>
            <Owned
              person={person}
              vehicles={await people.vehiclesOf(person.id)}
              subscriptions={subscriptions}
            />
            <section aria-label="이 사람의 화면">
              <h2>이 사람에게서 볼 것</h2>
              <Rows screens={person.screens} {...rows} />
            </section>
          </>
        )}
        <section aria-label="모든 화면">
          <h2>모든 화면</h2>
          {screens.map((of) => (
            <details key={of.app} open={person === undefined}>
              <summary>{`${of.app} · ${of.screens.length}`}</summary>
              <Rows screens={of.screens} {...rows} />
            </details>
          ))}
        </section>
        <h2>다른 주소</h2>
        <AnyAddress person={rows.person} />
      </>
    ),
  };
};

type OwnedProps = {
  person: Person;
  vehicles: readonly VehicleRow[];
  subscriptions: readonly SubscriptionCard[];
};

function Owned({ person, vehicles, subscriptions }: OwnedProps) {
  const facts: readonly Fact[] = [
    ['vtg_id', person.vtgId ?? '연결 안 됨'],
    ['연락처', `${person.mobile} · ${person.email}`],
    ...vehicles.map(
      ({ model, plate, vin, registeredOn }): Fact => [
        '차량',
        [model, plate, registeredOn, vin].filter(Boolean).join(' · '),
      ],
    ),
  ];
  return (
    <Card label="가진 것">
      {subscriptions.map((subscription) => (
        <a
          key={subscription.id}
          class="Card-head"
          href={`/sandbox/applications?show=all&person=${person.key}#${subscription.id}`}
        >
          <span>{`${subscription.title} · ${subscription.id}`}</span>
          <StateTag subscription={subscription} />
        </a>
      ))}
      <Facts rows={facts} />
    </Card>
  );
}

type RowsProps = { screens: readonly Screen[]; person: string; name: string; device: Device };

function Rows({ screens, person, name, device }: RowsProps) {
  return (
    <ul class="grid">
      {screens.map((screen) => (
        <Card
          key={screen.path}
          as="li"
          level={3}
          title={screen.label}
          aside={
            <a
              href={`/sandbox/link?${new URLSearchParams({ person, to: `/app${screen.path}` })}`}
              aria-label={`${screen.label}: QR · 링크`}
            >
              QR · 링크
            </a>
          }
        >
          <code>{screen.path}</code>
          <OpenAs person={person} name={name} screen={screen} device={device} />
        </Card>
      ))}
    </ul>
  );
}

function AnyAddress({ person }: { person: string }) {
  return (
    <Card>
      <form class="stack" method="get" action="/sandbox/open">
        <input type="hidden" name="person" value={person} />
        <TextField label="/app/ 아래의 주소" name="to" required pattern="/app/.*" value="/app/" />
        <div class="split">
          {devices.map((as) => (
            <Button key={as} name="as" value={as}>
              {deviceNames[as]}
            </Button>
          ))}
        </div>
      </form>
    </Card>
  );
}
