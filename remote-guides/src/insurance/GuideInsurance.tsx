import { Page } from '@shared/ui/Page';

/** What the warranty is. Source: GUIDE-006. */
export function GuideInsurance() {
  return <Page title="POWER TRAIN 보장 안내" lead="엔진과 변속기의 고장을 보장해 드려요." />;
}
