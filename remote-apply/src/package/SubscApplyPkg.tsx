import { lookupReactions } from '@shared/api/reaction';
import { fetchVehicleByVin } from '@shared/api/vehicles';
import { type Application, saveAnswer } from '@shared/application';
import { settings } from '@shared/config/settings';
import { insurerLine } from '@shared/copy/operator-facts';
import { messages } from '@shared/copy/popup';
import { usePageLeft } from '@shared/payment/use-page-left';
import { confirm } from '@shared/popup';
import { call, react, usePackages, useSession, useUserData } from '@shared/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFlow } from '../flow/use-flow';
import { Waiting } from '../flow/Waiting';
import { vehicleAnswer } from '../vehicle/vehicle-answer';
import { extensionFit } from './extension-fit';
import { PackageStep } from './PackageStep';

/** Step 2: choose the membership, before the vehicle. An extension starts here. Source: APPLY-026…028, 036. */
export function SubscApplyPkg() {
  const flow = useFlow('SubscApplyPkg');
  const packages = usePackages();
  const { application } = flow;
  const vehicle = useExtendedVehicle(application);
  const isAsked = useRef(false);
  const vehicles = useUserData().data?.vehicles ?? [];
  const isExtension = application?.stateRequest === 'extension';
  // An extension that the vehicle may not have is not explained, but refused. Source: A-98.
  const isOpen =
    !isExtension ||
    (packages.data !== undefined &&
      !vehicle.isLoading &&
      extensionFit(application, packages.data, vehicles).refusal === undefined);
  const isPowerTrain = application?.group === 'POWER TRAIN' && isOpen;

  const tell = useEffectEvent(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    if (!(await askPowerTrain())) flow.back();
  });
  useEffect(() => {
    if (isPowerTrain) void tell();
  }, [isPowerTrain]);

  if (application === undefined) return null;
  if (packages.data === undefined) return <Waiting query={packages} />;
  return (
    <PackageStep
      application={application}
      packages={packages.data}
      isLoading={vehicle.isLoading}
      onNext={flow.next}
      back={flow.back}
    />
  );
}

/**
 * Explains POWER TRAIN before the customer chooses it. Returns false when the customer cancels. Source: APPLY-027, 028;
 * MSG-005, LAW-013.
 */
const askPowerTrain = (): Promise<boolean> =>
  confirm({
    title: 'POWER TRAIN 안내',
    message: `${messages.POWER_TRAIN_NOTIS}\n${insurerLine(settings.legal)}`,
    submit: '확인했어요',
    cancel: '이전으로',
  });

/**
 * Looks up the vehicle of an extension. The application has only its VIN, but the price needs model and age.
 * Source: APPLY-036, A-58.
 */
function useExtendedVehicle(application: Application | undefined): { isLoading: boolean } {
  const { user } = useSession();
  const [isLoading, setLoading] = useState(false);
  const left = usePageLeft();
  const isExtension = application?.stateRequest === 'extension';
  const vin = application?.vin;
  const isUnknown = isExtension && application?.vehicle?.categoryId === undefined;
  const vtgId = user?.vtgId;

  const lookUp = useEffectEvent(async (wanted: { vin: string; vtgId: string }) => {
    setLoading(true);
    try {
      const found = await fetchVehicleByVin(call, wanted);
      if (left.aborted) return;
      const { vehicle, registeredOn } = application ?? {};
      const said = {
        registeredOn: vehicle?.registeredOn ?? registeredOn,
        plate: vehicle?.plate,
        modelYear: vehicle?.modelYear,
      };
      saveAnswer('vehicle', vehicleAnswer({ found, ...said }));
    } catch (failure) {
      if (!left.aborted) await react(failure, lookupReactions);
    } finally {
      setLoading(false);
    }
  });
  useEffect(() => {
    if (isUnknown && vin && vtgId) void lookUp({ vin, vtgId });
  }, [isUnknown, vin, vtgId]);
  return { isLoading };
}
