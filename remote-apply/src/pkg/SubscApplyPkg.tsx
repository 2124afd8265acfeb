import { usePackages } from '@shared/session';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFlow } from '../flow/use-flow';
import { Waiting } from '../flow/Waiting';
import { askPowerTrain } from './ask-power-train';
import { PackageStep } from './PackageStep';
import { useExtendedVehicle } from './use-extended-vehicle';

/** Step 2: the membership, before the vehicle. An extension begins here. Source: APPLY-026…028, 036. */
export function SubscApplyPkg() {
  const flow = useFlow('SubscApplyPkg');
  const packages = usePackages();
  const { application } = flow;
  const vehicle = useExtendedVehicle(application);
  const isAsked = useRef(false);
  const isPowerTrain = application?.group === 'POWER TRAIN';

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
