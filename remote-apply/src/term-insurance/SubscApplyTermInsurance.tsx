import { saveAgreement } from '@shared/application';
import { usePackages } from '@shared/session';
import { useFlow } from '../flow/use-flow';
import { InsuranceTerms } from './InsuranceTerms';
import { insuranceName } from './insurance-name';

/** Source: APPLY-029…031, 034. */
export function SubscApplyTermInsurance() {
  const flow = useFlow('SubscApplyTermInsurance');
  const packages = usePackages();
  const { application } = flow;
  if (application === undefined) return null;
  const pkg = packages.data?.find(({ id }) => id === application.packageId);
  return (
    <InsuranceTerms
      insuranceName={pkg ? insuranceName(pkg) : '보험'}
      earlier={application.insuranceTerms}
      back={flow.back}
      onNext={(agreement) => {
        saveAgreement('insuranceTerms', agreement);
        flow.next();
      }}
    />
  );
}
