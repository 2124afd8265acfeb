import { currentApplication, saveAgreement, startApplication } from '@shared/application';
import { messages } from '@shared/copy/popup';
import type { Agreement } from '@shared/domain/required-terms';
import { canKeepOrder } from '@shared/payment/needs-storage';
import { alert } from '@shared/popup';
import { useNavigate, useSearchParams } from '@shared/router';
import { href } from '@shared/routes/href';
import { usePackages } from '@shared/session';
import { useFlow } from '../flow/use-flow';
import { Waiting } from '../flow/Waiting';
import { type AddressChoice, readChoice } from './read-choice';
import { TermsForm } from './TermsForm';

/** Step 1: shows the terms and starts the application. Source: APPLY-003…006. */
export function SubscApplyTerm() {
  const flow = useFlow('SubscApplyTerm');
  const packages = usePackages();
  const navigate = useNavigate();
  const [query] = useSearchParams();

  const goOn = async (agreement: Agreement) => {
    if (!(await canKeepOrder())) return;
    const choice = readChoice(query, packages.data ?? []);
    if (choice !== undefined && !continues(choice)) begin(choice);
    if (currentApplication() === undefined) {
      await alert(messages['invalid-access-path']);
      await navigate(href('SubscGuide'), { replace: true });
      return;
    }
    saveAgreement('terms', agreement);
    const isVehicleKnown = currentApplication()?.vin !== undefined;
    if (isVehicleKnown) flow.next();
    else flow.to({ page: 'SubscApplyVehicleReg', step: 2 });
  };

  if (packages.data === undefined) return <Waiting query={packages} />;
  return (
    <TermsForm
      earlier={flow.application?.terms ?? {}}
      back={flow.back}
      onNext={(agreement) => void goOn(agreement)}
    />
  );
}

/** Returns whether this is the same choice as before. If so, the answers given since are kept. */
function continues({ pkg, vin }: AddressChoice): boolean {
  const application = currentApplication();
  return (
    application !== undefined &&
    application.stateRequest === 'none' &&
    application.packageId === pkg.id &&
    application.vin === vin
  );
}

const begin = ({ pkg, vin, registeredOn, months }: AddressChoice) =>
  startApplication({
    packageId: pkg.id,
    group: pkg.group,
    tier: pkg.tier,
    vin,
    registeredOn,
    months,
    stateRequest: 'none',
  });
