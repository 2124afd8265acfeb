import { settings } from '@shared/config/settings';
import { queryOptions } from '@shared/query';
import { call, type User } from '@shared/session';

/** Vehicles that the profile services alone know. Source: API-013, A-75. */
export const profileVehiclesQuery = (user: User | undefined) =>
  queryOptions({
    queryKey: ['apply', 'profile-vehicles', user?.id],
    queryFn: async () => {
      // Its reader is no visitor's: most first views go without it.
      const { fetchProfileVehicles } = await import('@shared/api/profile-vehicles');
      return fetchProfileVehicles(call, {
        plusNo: user?.plusNo,
        vtgNo: user?.vtgNo,
        brandName: settings.vehicle.brandName,
      });
    },
    enabled: Boolean(user?.vtgNo ?? user?.plusNo),
  });
