import { mayOpen } from '@shared/routes/guard';
import { type RouteName, routeNames, routes } from '@shared/routes/routes';
import { productionSettings } from './settings';

const verdictFor = (to: RouteName, from?: RouteName) =>
  mayOpen({ to, from, vtgId: 'V1', trusted: false }, productionSettings.guard);

/** Refused as a direct link, whatever the customer brings along. */
const refused = routeNames.filter((name) => routes[name].web === 'app-only');

describe('the route guard as customers have it', () => {
  it('opens the two identity pages the lists forget, and no other [GUARD-010]', () => {
    expect(refused.filter((name) => verdictFor(name) === 'allow')).toEqual([
      'niceSuccess',
      'niceFail',
    ]);
  });

  it('lets three pages hand their visitor on, each to its own targets [GUARD-011]', () => {
    const handed = routeNames.flatMap((from) =>
      refused
        .filter((to) => !to.startsWith('nice') && verdictFor(to, from) === 'allow')
        .map((to) => `${from} to ${to}`),
    );

    expect(handed.sort()).toEqual([
      'Layover to SubscApplyRes',
      'Subsc to SubscListItem',
      'Subsc to SubscVtg',
      'SubscRevoke to SubscListItem',
      'SubscRevoke to SubscVtg',
    ]);
  });
});
