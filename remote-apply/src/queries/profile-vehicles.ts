import { settings } from '@shared/config/settings';
import { queryOptions } from '@shared/query';
import { call, type User } from '@shared/session';

/** Loads the vehicles that only the profile services know. Source: API-013, A-75. */
export const profileVehiclesQuery = (user: User | undefined) =>
  queryOptions({
    queryKey: ['apply', 'profile-vehicles', user?.id],
    queryFn: async () => {
      // Visitors do not need this reader, and most first screens do without it, so it loads on demand.
      const { fetchProfileVehicles } = await import('@shared/api/profile-vehicles');
      return fetchProfileVehicles(call, {
        plusNo: user?.plusNo,
        vtgNo: user?.vtgNo,
        brandName: settings.vehicle.brandName,
      });
    },
    enabled: Boolean(user?.vtgNo ?? user?.plusNo),
  });
