import { saveAgreement } from '@shared/application';
import type { Package } from '@shared/domain/package';
import { usePackages } from '@shared/session';
import { useFlow } from '../flow/use-flow';
import { InsuranceTerms } from './InsuranceTerms';

/** Shows the page of the insurance terms. Source: APPLY-029…031, 034. */
export function SubscApplyTermInsurance() {
  const flow = useFlow('SubscApplyTermInsurance');
  const packages = usePackages();
  const { application } = flow;
  if (application === undefined) return null;
  const pkg = packages.data?.find(({ id }) => id === application.packageId);
  return (
    <InsuranceTerms
      title={pkg ? `${insuranceName(pkg)} 약관` : '보험약관'}
      earlier={application.insuranceTerms}
      back={flow.back}
      onNext={(agreement) => {
        saveAgreement('insuranceTerms', agreement);
        flow.next();
      }}
    />
  );
}

/** Returns the title of the package's assurance product, or the package title if it has none. Source: APPLY-029. */
const insuranceName = ({ products, title }: Pick<Package, 'products' | 'title'>): string =>
  products.find(({ kind }) => kind === 'assurance')?.title || title;
