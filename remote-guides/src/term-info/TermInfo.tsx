import { settings } from '@shared/config/settings';
import { legalDocuments } from '@shared/copy/legal';
import type { LegalDocument } from '@shared/copy/legal-text';
import { missingFactsSentence, operatorFacts } from '@shared/copy/operator-facts';
import { type TermType, termTypeOf, titleOf } from '@shared/copy/title';
import { useLocation, useNavigate, useParams } from '@shared/router';
import { href } from '@shared/routes/href';
import { usePackages, useSession } from '@shared/session';
import { allowTelemetry, isTelemetryRefused, refuseTelemetry } from '@shared/telemetry/refusal';
import { Card } from '@shared/ui/Card';
import { Checkbox } from '@shared/ui/Checkbox';
import { Facts } from '@shared/ui/Facts';
import { Page } from '@shared/ui/Page';
import { Tabs } from '@shared/ui/Tabs';
import { useCallback, useEffect, useState } from 'react';
import { Editions } from './Editions';

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
  // Requested insurance terms stay visible until the packages are known to have none.
  const isRefused = asked === 'insurance' && packages.data !== undefined && !hasInsurance;
  const type = isRefused ? 'service' : asked;
  const tabs = tabbed.filter(
    (one) => one === 'service' || hasInsurance || packages.isPending || one === type,
  );
  const choose = useCallback(
    (next: TermType) =>
      void navigate(href('TermInfo', { params: { type: next } }) + search, { replace: true }),
    [navigate, search],
  );
  // The title of the document and of the host comes from the address.
  useEffect(() => {
    if (isRefused) choose('service');
  }, [isRefused, choose]);

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

/** Shows who answers questions about personal data: the department, and the operator's facts. Source: LAW-011. */
function PrivacyContact() {
  const { env } = useSession();
  const facts = operatorFacts(settings.company).slice(0, 5);
  const missing = missingFactsSentence(facts, env?.tell);
  return (
    <Card title="개인정보 문의">
      <Facts rows={[{ label: '담당 부서', value: '고객센터' }, ...facts]} />
      {missing !== undefined && <p>{missing}</p>}
    </Card>
  );
}

const sentences = {
  recorded: '이 기기에서 화면 이용 기록을 보내요. 이름, 연락처와 입력한 내용은 보내지 않아요.',
  refused: '이 기기에서는 이용 기록을 보내지 않아요.',
  'refused here':
    '지금부터 이용 기록을 보내지 않아요. 이 브라우저는 선택을 저장하지 못해서, 서비스를 다시 열면 한 번 더 선택해 주세요.',
  'allowed again': '서비스를 다시 열 때부터 이용 기록을 보내요.',
} as const;

/** Lets the visitor refuse telemetry on this device, and says what applies now. Source: LAW-012. */
function UsageRecording() {
  const [state, setState] = useState<keyof typeof sentences>(() =>
    isTelemetryRefused() ? 'refused' : 'recorded',
  );
  const choose = (isRefusing: boolean) => {
    if (isRefusing) return setState(refuseTelemetry() ? 'refused' : 'refused here');
    allowTelemetry();
    setState('allowed again');
  };
  return (
    <Card title="이용 기록">
      <Checkbox
        label="이용 기록 보내지 않기"
        checked={state === 'refused' || state === 'refused here'}
        onChange={choose}
      />
      <p role="status">{sentences[state]}</p>
    </Card>
  );
}
