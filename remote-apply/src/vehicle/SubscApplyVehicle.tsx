import type { Application } from '@shared/application';
import { settings } from '@shared/config/settings';
import { choiceMessages as messages } from '@shared/copy/popup-choice';
import type { Package } from '@shared/domain/package';
import { today, usePackages } from '@shared/session';
import { type Flow, useFlow } from '../flow/use-flow';
import { useMarked } from '../flow/use-marked';
import { Waiting } from '../flow/Waiting';
import { openRegisterVehicle } from '../register-vehicle/open-register-vehicle';
import { type SelectionField, useContinue } from './use-continue';
import { useOwnVehicles } from './use-own-vehicles';
import { useVehicleChoice } from './use-vehicle-choice';
import { useWrongDay } from './use-wrong-day';
import { VehicleForm } from './VehicleForm';
import { dayField, totalOf } from './vehicle-choice';

/** Step 2: choose the vehicle and the membership. Source: APPLY-019…025, A-08, A-11. */
export function SubscApplyVehicle() {
  const flow = useFlow('SubscApplyVehicle');
  const packages = usePackages();
  if (!flow.isOpen) return null;
  if (packages.data === undefined) return <Waiting query={packages} />;
  // An extension has its vehicle already, so a direct link starts another application here. Source: A-08.
  const application = flow.application?.stateRequest === 'none' ? flow.application : undefined;
  return <Selection flow={flow} application={application} packages={packages.data} />;
}

type Props = { flow: Flow; application: Application | undefined; packages: readonly Package[] };

function Selection({ flow, application, packages }: Props) {
  const own = useOwnVehicles();
  const chooser = useVehicleChoice(application, packages);
  const facts = {
    packages,
    subscriptions: own.subscriptions,
    vehicles: own.vehicles,
    today: today(),
  };
  const marks = useMarked<SelectionField>();
  const [isDayWrong, setDayWrong] = useWrongDay(dayField(chooser.choice));
  const { busy, goOn } = useContinue(facts, marks, flow.next);
  const register = async () => {
    const registered = await openRegisterVehicle();
    if (registered) await chooser.chooseVehicle(registered.vin);
  };
  const next = (): Promise<void> => {
    const { vin, found } = chooser.choice;
    if (isDayWrong) return marks.tell('day', messages['enter-registration-date-properly']);
    if (vin !== undefined && found === undefined) return chooser.chooseVehicle(vin);
    return goOn(chooser.choice);
  };
  return (
    <VehicleForm
      chooser={chooser}
      own={own}
      facts={facts}
      packages={packages}
      total={totalOf(chooser.choice, facts, settings.pricing)}
      busy={busy}
      onRegister={() => void register()}
      marks={marks}
      onDay={(registeredOn) => {
        setDayWrong(registeredOn === undefined);
        if (registeredOn) chooser.change({ registeredOn });
      }}
      onNext={() => void next()}
      back={flow.back}
    />
  );
}
