import { titleOf } from '@shared/copy/title';
import { type AppName, type RouteName, routeNames, routes } from '@shared/routes/routes';
import type { Person } from '../../backend/person';
import type { SolicitationCard } from '../../services/solicitations';
import type { SubscriptionCard } from '../../services/subscription-card';
import type { Screen } from './OpenAs';

type Has = {
  person: Person | undefined;
  subscriptions: readonly SubscriptionCard[];
  links: readonly SolicitationCard[];
};

export type AppScreens = { app: AppName; screens: readonly Screen[] };

/**
 * Returns every route with this person's ids, grouped by app. Leaves out pages that need something the person does not
 * have (a membership, a claim).
 */
export function everyScreen(has: Has): AppScreens[] {
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
