import { fetchPackages } from '@shared/api/packages';
import { fetchUser, fetchVtgUser } from '@shared/api/user';
import { queryOptions } from '@shared/query';
import type { Core } from './core';
import { testAddressIn } from './modes';
import type { BootSteps } from './steps';

const PACKAGES_FRESH_MS = 10 * 60_000;

/**
 * What is for sale. Asked for as soon as the server's day is known, stored once it is known who is here.
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

/** Vehicles and memberships of a user. Source: AUTH-016, API-006. */
export const userQuery = ({ call }: Core, userId: string) =>
  queryOptions({ queryKey: ['session', 'user', userId], queryFn: () => fetchUser(call, userId) });

/** Name and phone of the customer: asked for by the page that shows them, kept nowhere. Source: API-008. */
export const contactQuery = ({ around, call, store }: Core, userId: string) =>
  queryOptions({
    queryKey: ['session', 'contact', userId],
    queryFn: async () => {
      const { user, env, entry } = store.getState();
      if (user?.name) return { name: user.name, mobile: user.mobile };
      const asked = { vtgId: user?.vtgId, test: testAddressIn(entry, around.settings) };
      const { name, mobile } = await fetchVtgUser(call, env?.hosts.account ?? '', asked);
      return { name, mobile };
    },
  });
