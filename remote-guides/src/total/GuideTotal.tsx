import { Page } from '@shared/ui/Page';

/** How to apply and use. Source: GUIDE-003. */
export function GuideTotal() {
  return <Page title="이용 안내" lead="가입부터 이용까지 한눈에 살펴보세요." />;
}
