import { fetchPackages } from '@shared/api/packages';
import { fetchUser } from '@shared/api/user';
import { queryOptions } from '@shared/query';
import type { Core } from './core';
import type { Steps } from './steps';

const PACKAGES_FRESH_MS = 10 * 60_000;

/**
 * What is for sale. Asked for as soon as the server's day is known, stored once it is known who is here.
 * Source: AUTH-018, API-009.
 */
export const packagesQuery = ({ plain, clock }: Core, steps: Steps) =>
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
