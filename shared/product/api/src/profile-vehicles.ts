import * as v from 'valibot';
import type { ApiClient } from './client';
import type { CustomerNumbers } from './dealer-system';
import { ofBrand, type ProfileVehicle, profileVehicle } from './profile-vehicle';
import { inData, listed } from './read/part';
import { profileVehiclesCall } from './start-calls';

/** Vehicles of the maker's brand only. Source: API-013, ENTITY-020. */
export const fetchProfileVehicles = (
  call: ApiClient,
  { plusNo, vtgNo, brandName }: CustomerNumbers & { brandName: string },
): Promise<readonly ProfileVehicle[]> =>
  call({
    ...profileVehiclesCall({ plusNo, vtgNo }),
    answer: v.pipe(
      // A list of unreadable vehicles is a failure, so that no owner is told to have no vehicle.
      inData(v.object({ vehicles: v.optional(listed(profileVehicle), []) })),
      v.transform(({ vehicles }) => ofBrand(vehicles, brandName)),
    ),
  });
