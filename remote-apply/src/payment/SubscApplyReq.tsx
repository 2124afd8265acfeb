import type { Application } from '@shared/application';
import type { Package } from '@shared/domain/package';
import { usePackages, useSession, useUserData } from '@shared/session';
import { type Flow, useFlow } from '../flow/use-flow';
import { Waiting } from '../flow/Waiting';
import { PaymentForm } from './PaymentForm';

/** Shows the payment page. Source: PAY-001…036, A-11. */
export function SubscApplyReq() {
  const flow = useFlow('SubscApplyReq');
  const packages = usePackages();
  const held = useUserData();
  const { user } = useSession();
  if (flow.application === undefined) return null;
  if (packages.data === undefined) return <Waiting query={packages} />;
  // An order that comes back from the card page names no model, so the vehicles of the customer decide its price.
  const needsVehicles = user !== undefined && flow.application.vehicle?.categoryId === undefined;
  if (needsVehicles && held.data === undefined) return <Waiting query={held} />;
  return <Payment flow={flow} application={flow.application} packages={packages.data} />;
}

type Props = { flow: Flow; application: Application; packages: readonly Package[] };

const Payment = ({ flow, application, packages }: Props) => (
  <PaymentForm application={application} packages={packages} step={flow.step} back={flow.back} />
);
