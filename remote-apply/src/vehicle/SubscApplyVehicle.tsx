import type { Application } from '@shared/application';
import type { Package } from '@shared/domain/package';
import { today, usePackages } from '@shared/session';
import { type Flow, useFlow } from '../flow/use-flow';
import { Waiting } from '../flow/Waiting';
import { openRegisterVehicle } from '../register-vehicle/open-register-vehicle';
import { useContinue } from './use-continue';
import { useOwnVehicles } from './use-own-vehicles';
import { useVehicleChoice } from './use-vehicle-choice';
import { VehicleForm } from './VehicleForm';

/** Step 2: which vehicle, which membership. Source: APPLY-019…025, A-08, A-11. */
export function SubscApplyVehicle() {
  const flow = useFlow('SubscApplyVehicle');
  const packages = usePackages();
  if (!flow.isOpen) return null;
  if (packages.data === undefined) return <Waiting query={packages} />;
  return <Selection flow={flow} application={flow.application} packages={packages.data} />;
}

type Props = { flow: Flow; application: Application | undefined; packages: readonly Package[] };

function Selection({ flow, application, packages }: Props) {
  const own = useOwnVehicles();
  const chooser = useVehicleChoice(application, packages);
  const facts = {
    packages,
    subscriptions: own.subscriptions,
    parentId: application?.parentId,
    today: today(),
  };
  const { busy, goOn } = useContinue(facts, flow.next);
  const register = async () => {
    const registered = await openRegisterVehicle();
    if (registered) await chooser.chooseVehicle(registered.vin);
  };
  return (
    <VehicleForm
      chooser={chooser}
      own={own}
      facts={facts}
      packages={packages}
      busy={busy}
      onRegister={() => void register()}
      onNext={() => void goOn(chooser.choice)}
      back={flow.back}
    />
  );
}
