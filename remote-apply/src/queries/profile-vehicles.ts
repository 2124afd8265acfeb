import { settings } from '@shared/config/settings';
import { queryOptions } from '@shared/query';
import { call, type User } from '@shared/session';

/** Vehicles that the profile services alone know. Source: API-013, A-75. */
export const profileVehiclesQuery = (user: User | undefined) =>
  queryOptions({
    queryKey: ['apply', 'profile-vehicles', user?.id],
    queryFn: async () => {
      // Nothing of it is needed for the first view of home.
      const { fetchProfileVehicles } = await import('@shared/api/vehicles');
      return fetchProfileVehicles(call, {
        plusNo: user?.plusNo,
        vtgNo: user?.vtgNo,
        brandName: settings.vehicle.brandName,
      });
    },
    enabled: Boolean(user?.vtgNo ?? user?.plusNo),
  });
