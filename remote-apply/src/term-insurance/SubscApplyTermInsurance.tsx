import { saveAgreement } from '@shared/application';
import { settings } from '@shared/config/settings';
import { coverLimit, coverStart, customerShare } from '@shared/copy/figures';
import { insurerLine } from '@shared/copy/operator-facts';
import type { Package } from '@shared/domain/package';
import { usePackages } from '@shared/session';
import { useFlow } from '../flow/use-flow';
import { TermsForm } from '../terms/TermsForm';

/** Asks for the insurance terms. Source: APPLY-029…031, 034; TERMS-011, LAW-013. */
export function SubscApplyTermInsurance() {
  const flow = useFlow('SubscApplyTermInsurance');
  const packages = usePackages();
  const { application } = flow;
  if (application === undefined) return null;
  const pkg = packages.data?.find(({ id }) => id === application.packageId);
  return (
    <TermsForm
      title={pkg ? `${insuranceName(pkg)} 약관` : '보험약관'}
      lead="보험사가 제공하는 보장이에요. 내용을 확인하고 동의해 주세요."
      list="insurance"
      answers={application.insuranceTerms}
      versions={application.termVersions}
      notes={[
        `보장은 ${coverStart}에 시작돼요.`,
        `${coverLimit}까지 보장하고, 1회 청구마다 ${customerShare}은 고객님이 부담해요.`,
        insurerLine(settings.legal),
      ]}
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
