import { lookupReactions } from '@shared/api/reaction';
import { fetchVehicleByVin } from '@shared/api/vehicles';
import { type Application, saveAnswer } from '@shared/application';
import { call, react, useSession } from '@shared/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { vehicleAnswer } from '../vehicle/vehicle-answer';

/**
 * Looks up the vehicle of an extension. The application has only its VIN, but the price needs model and age.
 * Source: APPLY-036, A-58.
 */
export function useExtendedVehicle(application: Application | undefined): { isLoading: boolean } {
  const { user } = useSession();
  const [isLoading, setLoading] = useState(false);
  const isExtension = application?.stateRequest === 'extension';
  const vin = application?.vin;
  const isUnknown = isExtension && application?.vehicle?.categoryId === undefined;
  const vtgId = user?.vtgId;

  const lookUp = useEffectEvent(async (wanted: { vin: string; vtgId: string }) => {
    setLoading(true);
    try {
      const found = await fetchVehicleByVin(call, wanted);
      const { registeredOn, vehicle } = application ?? {};
      saveAnswer('vehicle', vehicleAnswer({ found, registeredOn, modelYear: vehicle?.modelYear }));
    } catch (failure) {
      await react(failure, lookupReactions);
    } finally {
      setLoading(false);
    }
  });
  useEffect(() => {
    if (isUnknown && vin && vtgId) void lookUp({ vin, vtgId });
  }, [isUnknown, vin, vtgId]);
  return { isLoading };
}
