import { Page } from '@shared/ui/Page';

/** The warranty in use. Source: GUIDE-010. */
export function GuideWarranty() {
  return <Page title="파워트레인 상세" lead="보장을 이용하고 청구하는 방법을 확인해 보세요." />;
}
