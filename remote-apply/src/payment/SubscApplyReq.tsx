import { usePackages } from '@shared/session';
import { useFlow } from '../flow/use-flow';
import { Waiting } from '../flow/Waiting';
import { PaymentForm } from './PaymentForm';
import { useMissingVehicles } from './use-missing-vehicles';

/** Shows the payment page. Source: PAY-001…036, A-11. */
export function SubscApplyReq() {
  const flow = useFlow('SubscApplyReq');
  const packages = usePackages();
  const missing = useMissingVehicles(flow.application);
  if (flow.application === undefined) return null;
  if (packages.data === undefined) return <Waiting query={packages} />;
  if (missing) return <Waiting query={missing} />;
  const isExtension = flow.application.stateRequest === 'extension';
  return (
    <PaymentForm
      application={flow.application}
      packages={packages.data}
      loadPrices={packages.refetch}
      step={flow.step}
      back={flow.back}
      toVehicle={() =>
        flow.to({ page: isExtension ? 'SubscApplyPkg' : 'SubscApplyVehicle', step: 2 })
      }
    />
  );
}
