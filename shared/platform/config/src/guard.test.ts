import { mayOpen } from '@shared/routes/guard';
import { type RouteName, routeNames, routes } from '@shared/routes/routes';
import { productionSettings } from './settings';

const verdictFor = (to: RouteName, from?: RouteName) =>
  mayOpen({ to, from, vtgId: 'V1', trusted: false }, productionSettings.guard);

/** Pages that are refused as a direct link, whatever the customer has. */
const refused = routeNames.filter((name) => routes[name].web === 'app-only');

describe('mayOpen with production settings', () => {
  it('allows the two identity pages missing in the lists, and no others [GUARD-010]', () => {
    const allowed = refused.filter((name) => verdictFor(name) === 'allow');
    expect(allowed).toEqual(['niceSuccess', 'niceFail']);
  });

  it('allows hand-offs from four pages, each to its own targets [GUARD-011]', () => {
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
      'SubscVtg to SubscListItem',
    ]);
  });
});
