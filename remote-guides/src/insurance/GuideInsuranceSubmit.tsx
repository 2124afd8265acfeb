import { Page } from '@shared/ui/Page';

/** A claim. Source: GUIDE-009. */
export function GuideInsuranceSubmit() {
  return <Page title="보험금 청구 안내" lead="청구한 내용과 확인서를 볼 수 있어요." />;
}
