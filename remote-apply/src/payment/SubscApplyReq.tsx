import type { Application } from '@shared/application';
import type { Package } from '@shared/domain/package';
import { usePackages } from '@shared/session';
import { type Flow, useFlow } from '../flow/use-flow';
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
  return <Payment flow={flow} application={flow.application} packages={packages.data} />;
}

type Props = { flow: Flow; application: Application; packages: readonly Package[] };

const Payment = ({ flow, application, packages }: Props) => (
  <PaymentForm application={application} packages={packages} step={flow.step} back={flow.back} />
);
