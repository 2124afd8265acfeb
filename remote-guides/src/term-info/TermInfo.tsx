import { legalDocuments } from '@shared/copy/legal';
import type { LegalDocument } from '@shared/copy/legal-text';
import { type TermType, termTypeOf, titleOf } from '@shared/copy/title';
import { useLocation, useNavigate, useParams } from '@shared/router';
import { href } from '@shared/routes/href';
import { usePackages } from '@shared/session';
import { Page } from '@shared/ui/Page';
import { Tabs } from '@shared/ui/Tabs';
import { Editions } from './Editions';
import { PrivacyContact } from './PrivacyContact';
import { UsageRecording } from './UsageRecording';

const documents: Record<TermType, LegalDocument> = {
  service: legalDocuments.service_agreement,
  insurance: legalDocuments.insurance,
  privacy: legalDocuments.personal_info,
  marketing: legalDocuments.marketing,
};

/** Types that share tabs. Every other type has its own page. Source: A-67. */
const tabbed: readonly TermType[] = ['service', 'insurance'];

export const titleOfType = (type: TermType): string => titleOf('TermInfo', { type });

/** Shows the legal texts to every visitor. The host shows the back button. Source: TERMV-001…005, A-67. */
export function TermInfo() {
  const asked = termTypeOf(useParams()['type']);
  const navigate = useNavigate();
  const { search } = useLocation();
  const packages = usePackages();
  const hasInsurance = packages.data?.some(({ group }) => group === 'POWER TRAIN') === true;
  // While the packages are not loaded, requested insurance terms stay visible.
  const isRefused = asked === 'insurance' && !hasInsurance && !packages.isPending;
  const type = isRefused ? 'service' : asked;
  const tabs = tabbed.filter(
    (one) => one === 'service' || hasInsurance || packages.isPending || one === type,
  );
  const choose = (next: TermType) =>
    void navigate(href('TermInfo', { params: { type: next } }) + search, { replace: true });

  return (
    <Page title={titleOfType(type)}>
      {tabbed.includes(type) ? (
        <Tabs
          label="약관"
          tabs={tabs.map((id) => ({
            id,
            label: titleOfType(id),
            isKept: id === 'insurance' && id !== type && packages.isPending,
          }))}
          current={type}
          onChange={choose}
        >
          <Editions key={type} document={documents[type]} />
        </Tabs>
      ) : (
        <Editions key={type} document={documents[type]} />
      )}
      {type === 'privacy' && (
        <>
          <PrivacyContact />
          <UsageRecording />
        </>
      )}
    </Page>
  );
}
