import { Page } from '@shared/ui/Page';

/** How to join. Source: GUIDE-001, 002. */
export function GuideSubscApply() {
  return <Page title="가입 안내" lead="앱에서 몇 단계만 거치면 가입할 수 있어요." />;
}
