import type { Subscription } from '@shared/api/subscription-shape';
import { isOpen } from '@shared/domain/subscription';
import { isRefusal } from '@shared/failure';
import { refetchFailed, useQuery } from '@shared/query';
import { askWhoIsHere, useSession, useUserData } from '@shared/session';
import { profileVehiclesQuery } from '../queries/profile-vehicles';
import { type NoVehicles, type OwnVehicle, ownVehicles, whyNoVehicles } from './own-vehicles';

export type OwnVehicles = {
  isLoading: boolean;
  vehicles: readonly OwnVehicle[];
  subscriptions: readonly Subscription[];
  /** True when every service has answered, so the list is complete. */
  isWhole: boolean;
  /** Reason why the list is empty, once it is known. */
  why: NoVehicles | undefined;
  /** Loads the list again, because a service or the session had no answer. A list without it then means nothing. */
  retry: (() => void) | undefined;
};

/** Returns the signed-in customer's vehicles. A visitor has none. Source: HOME-002, API-006, API-013, A-75. */
export function useOwnVehicles(): OwnVehicles {
  const { user, status } = useSession();
  const own = useUserData();
  const profile = useQuery(profileVehiclesQuery(user));
  // The account has the memberships, so it is needed even if the profile service knows vehicles. If that service fails, only the vehicles that it alone knows are missing.
  const { vehicles: registered = [], subscriptions = [] } = own.data ?? {};
  const enrolled = subscriptions.filter(isOpen).map(({ vin }) => vin);
  const vehicles = ownVehicles(registered, profile.data ?? [], enrolled);
  // Vehicles are shown as they arrive. Only an empty list waits for the last answer.
  const isLoading =
    user !== undefined && (own.isLoading || (vehicles.length === 0 && profile.isLoading));
  const needed = vehicles.length === 0 ? [own, profile] : [own];
  const isFailed = needed.some((query) => query.isLoadingError && !isRefusal(query.error));
  const retry = () => void Promise.all([askWhoIsHere(), refetchFailed()]);
  const why =
    user === undefined || isLoading || isFailed
      ? undefined
      : whyNoVehicles({ vehicles, vtgNo: user.vtgNo, plusNo: user.plusNo });
  const isWhole = !own.isLoading && !profile.isLoading;
  return {
    isLoading,
    vehicles,
    subscriptions,
    isWhole,
    why,
    retry: !isLoading && (isFailed || status === 'unanswered') ? retry : undefined,
  };
}
