import { lookupReactions } from '@shared/api/reaction';
import { fetchVehicleByChassis } from '@shared/api/vehicles';
import { type Application, answered } from '@shared/application';
import { call, react, today, useSession } from '@shared/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { vehicleAnswer } from '../vehicle/vehicle-answer';

/** An extension knows its vehicle by the chassis number only; model and age, which make the price, are looked up. Source: APPLY-036, A-58. */
export function useExtendedVehicle(application: Application | undefined): { isLoading: boolean } {
  const { user } = useSession();
  const [isLoading, setLoading] = useState(false);
  const isExtension = application?.stateRequest === 'extension';
  const chassisNumber = application?.chassisNumber;
  const isUnknown = isExtension && application?.vehicle?.categoryId === undefined;
  const vtgId = user?.vtgId;

  const lookUp = useEffectEvent(async (wanted: { chassisNumber: string; vtgId: string }) => {
    setLoading(true);
    try {
      const found = await fetchVehicleByChassis(call, wanted);
      answered(
        'vehicle',
        vehicleAnswer({ found, registeredOn: application?.registeredOn }, today()),
      );
    } catch (failure) {
      await react(failure, lookupReactions);
    } finally {
      setLoading(false);
    }
  });
  useEffect(() => {
    if (isUnknown && chassisNumber && vtgId) void lookUp({ chassisNumber, vtgId });
  }, [isUnknown, chassisNumber, vtgId]);
  return { isLoading };
}
