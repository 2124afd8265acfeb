import { Page } from '@shared/ui/Page';
import { InsuranceGuide } from './InsuranceGuide';

/** Explains the warranty to every visitor. Source: GUIDE-006…008, 012. */
export function GuideInsurance() {
  return (
    <Page
      title="POWER TRAIN 보장 안내"
      lead="엔진과 변속기의 큰 고장에 대비하는 수리비 보장이에요."
    >
      <InsuranceGuide />
    </Page>
  );
}
