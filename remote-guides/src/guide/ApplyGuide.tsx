import type { Tier } from '@shared/domain/tier';
import { Card } from '@shared/ui/Card';
import { applySteps } from '../content/apply-steps';
import { BenefitTable } from './BenefitTable';
import { Conditions } from './Conditions';
import { CoverFacts } from './CoverFacts';
import { StepSlider } from './StepSlider';

/** Explains how to apply for a membership of a tier. Source: GUIDE-001…003. */
export function ApplyGuide({ tier }: { tier: Tier }) {
  return (
    <>
      <Card title="가입 순서">
        <StepSlider key={tier} label="가입 단계" steps={applySteps[tier]} />
      </Card>
      {tier === 'plain' ? <BenefitTable /> : <CoverFacts />}
      <Conditions tier={tier} />
    </>
  );
}
