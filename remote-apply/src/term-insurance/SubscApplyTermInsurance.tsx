import { type Application, saveAgreement } from '@shared/application';
import { settings } from '@shared/config/settings';
import { coverLimit, coverStart, customerShare } from '@shared/copy/figures';
import { insurerLine } from '@shared/copy/operator-facts';
import { messages } from '@shared/copy/popup';
import type { Package } from '@shared/domain/package';
import { type Agreement, termsOf } from '@shared/domain/required-terms';
import { usePackages } from '@shared/session';
import { TermsConsent } from '@shared/terms/TermsConsent';
import { useTerms } from '@shared/terms/use-terms';
import { BottomBar } from '@shared/ui/BottomBar';
import { Button } from '@shared/ui/Button';
import { Notes } from '@shared/ui/Notes';
import { Page } from '@shared/ui/Page';
import { useFlow } from '../flow/use-flow';
import { useMarked } from '../flow/use-marked';

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
      earlier={application}
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

type Props = {
  title: string;
  earlier: Pick<Application, 'insuranceTerms' | 'termVersions'>;
  back: () => void;
  onNext: (agreement: Agreement) => void;
};

/** Asks for the insurance terms. Source: APPLY-029…031, TERMS-011, LAW-013. */
function InsuranceTerms({ title, earlier, back, onNext }: Props) {
  const terms = useTerms(termsOf('insurance'), earlier.insuranceTerms, earlier.termVersions);
  const marks = useMarked<'terms'>();
  const next = () =>
    terms.problem === undefined ? onNext(terms) : void marks.tell('terms', messages[terms.problem]);
  return (
    <Page
      title={title}
      lead="보험사가 제공하는 보장이에요. 내용을 확인하고 동의해 주세요."
      back={back}
    >
      <TermsConsent terms={terms} why={marks.why('terms')} />
      <Notes
        items={[
          `보장은 ${coverStart}에 시작돼요.`,
          `${coverLimit}까지 보장하고, 1회 청구마다 ${customerShare}은 고객님이 부담해요.`,
          insurerLine(settings.legal),
          '선택 항목에 동의하지 않아도 가입할 수 있어요.',
        ]}
      />
      <BottomBar>
        <Button block onClick={next}>
          다음
        </Button>
      </BottomBar>
    </Page>
  );
}
