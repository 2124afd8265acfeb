import { specified } from '../testing/specified';
import { type GuardSettings, mayOpen, type Visit } from './guard';
import { type RouteName, routeNames, type Web } from './routes';

/** The guard without configured additions. */
const literal: GuardSettings = { handoffs: {}, extraOpen: [] };

const visit = (to: RouteName, more: Partial<Visit> = {}): Visit => ({
  to,
  from: undefined,
  vtgId: undefined,
  trusted: false,
  ...more,
});

const pagesWith = (access: Web) =>
  specified.flatMap(([, name, , web]) => (web === access ? [name] : []));
const everywhere = pagesWith('open');
const withVtgId = pagesWith('with-vtg-id');
const inAppOnly = pagesWith('app-only');

describe('mayOpen on the plain web', () => {
  it.each(everywhere)('always opens %s [GUARD-001, GUARD-004, LAND-008]', (page) => {
    expect(mayOpen(visit(page), literal)).toBe('allow');
    expect(mayOpen(visit(page, { vtgId: '' }), literal)).toBe('allow');
    expect(mayOpen(visit(page, { from: 'NotApp' }), literal)).toBe('allow');
  });

  it.each([...withVtgId, 'SubscGuide'] as const)('opens %s with a vtg_id [GUARD-002]', (page) => {
    expect(mayOpen(visit(page, { vtgId: 'V1' }), literal)).toBe('allow');
  });

  it.each(withVtgId)('treats an empty vtg_id on %s as missing [GUARD-002, GUARD-003]', (page) => {
    expect(mayOpen(visit(page, { vtgId: '' }), literal)).toBe('to-not-app');
    expect(mayOpen(visit(page), literal)).toBe('to-not-app');
  });

  it.each(inAppOnly)(
    'sends %s to NotApp, even with a vtg_id [GUARD-006, GUARD-008, A-05]',
    (page) => {
      expect(mayOpen(visit(page, { vtgId: 'V1' }), literal)).toBe('to-not-app');
      expect(mayOpen(visit(page), literal)).toBe('to-not-app');
      expect(mayOpen(visit(page, { from: 'SubscGuide' }), literal)).toBe('to-not-app');
    },
  );

  it.each([...withVtgId, ...inAppOnly])(
    'stays when a visitor of NotApp opens %s, so that there is no redirect loop [GUARD-007, A-10]',
    (page) => {
      expect(mayOpen(visit(page, { from: 'NotApp' }), literal)).toBe('stay');
    },
  );
});

describe('mayOpen in the app or in developer mode', () => {
  it.each(routeNames)('opens %s [GUARD-005]', (page) => {
    expect(mayOpen(visit(page, { trusted: true }), literal)).toBe('allow');
    expect(mayOpen(visit(page, { trusted: true, from: 'NotApp' }), literal)).toBe('allow');
  });
});
