import { fetchPackages } from '@shared/api/packages';
import { fetchUser, fetchVtgUser } from '@shared/api/user';
import { queryOptions } from '@shared/query';
import type { Core } from './core';
import { testAddressIn } from './modes';
import type { Session } from './session';
import type { BootSteps } from './steps';

const PACKAGES_FRESH_MS = 10 * 60_000;

/**
 * Query for the packages for sale. It starts when the day of the server is known, and ends when the user is known.
 * Source: AUTH-018, API-009.
 */
export const packagesQuery = ({ plain, clock }: Core, steps: BootSteps) =>
  queryOptions({
    queryKey: ['session', 'packages'],
    queryFn: async () => {
      await steps.environment.done;
      const packages = await fetchPackages(plain, clock.today());
      await steps.session.done;
      return packages;
    },
    staleTime: PACKAGES_FRESH_MS,
  });

/** Query for vehicles and memberships of a user. Source: AUTH-016, API-006. */
export const userQuery = ({ call }: Core, userId: string) =>
  queryOptions({ queryKey: ['session', 'user', userId], queryFn: () => fetchUser(call, userId) });

/**
 * Query for name and phone of the customer. Only pages that show them load them, and they are not stored. `environment`
 * names the account host. Source: API-008.
 */
export const contactQuery = (
  { around, call, store }: Core,
  userId: string,
  environment: () => Promise<Session['env']>,
) =>
  queryOptions({
    queryKey: ['session', 'contact', userId],
    queryFn: async () => {
      const { user, entry } = store.getState();
      if (user?.name) return { name: user.name, mobile: user.mobile };
      const asked = { vtgId: user?.vtgId, test: testAddressIn(entry, around.settings) };
      const host = (await environment())?.hosts.account ?? '';
      const { name, mobile } = await fetchVtgUser(call, host, asked);
      return { name, mobile };
    },
  });
