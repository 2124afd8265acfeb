/** @jsxImportSource hono/jsx */

import { titleOf } from '@shared/copy/title';
import { Button, Card, type Fact, Facts, TextField } from '@shared/delivery/console/frame/controls';
import { type AppName, type RouteName, routeNames, routes } from '@shared/routes/routes';
import type { Person } from '../../backend/person';
import type { VehicleRow } from '../../backend/vehicle-rows';
import type { SolicitationCard } from '../../services/solicitations';
import type { SubscriptionCard } from '../../services/subscription-card';
import { StateTag } from '../applications/StateTag';
import type { Show } from '../ConsolePage';
import { backWith } from '../said-back';
import { OpenAs, type Screen } from './OpenAs';
import { type Device, deviceNames, deviceOf, devices } from './open';

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

type Has = {
  person: Person | undefined;
  subscriptions: readonly SubscriptionCard[];
  links: readonly SolicitationCard[];
};

type AppScreens = { app: AppName; screens: readonly Screen[] };

/**
 * Returns every route with this person's ids, grouped by app. Leaves out pages that need something the person does not
 * have (a membership, a claim).
 */
function everyScreen(has: Has): AppScreens[] {
  const screens = routeNames.flatMap((name) => {
    const path = filled(name, valuesFor(has));
    const label = `${titleOf(name)} · ${name}`;
    return path === undefined ? [] : [{ app: routes[name].app, screen: { label, path } }];
  });
  const apps = [...new Set(screens.map(({ app }) => app))];
  return apps.map((app) => ({
    app,
    screens: screens.filter((one) => one.app === app).map(({ screen }) => screen),
  }));
}

type Values = Readonly<Record<string, string | undefined>>;

function valuesFor({ person, subscriptions, links }: Has): Values {
  const own = links.find(({ isMember, name }) => isMember && name === person?.name);
  const guest = links.find(({ isMember }) => !isMember);
  return {
    type: 'service',
    subsc_id: subscriptions[0]?.id,
    hash: (own ?? guest)?.hash,
    careInsuranceConfirmId: person?.screens
      .map(({ path }) => /^\/guide\/insurance\/([\w-]+)/.exec(path)?.[1])
      .find((id) => id !== undefined),
  };
}

function filled(name: RouteName, values: Values): string | undefined {
  const parts = routes[name].path
    .split('/')
    .map((part) => (part.startsWith(':') ? values[part.slice(1)] : part));
  return parts.every((part) => part !== undefined) ? parts.join('/') : undefined;
}
