import {
  approvalTime,
  coverStart,
  mileageLimit,
  powerTrainAge,
  servicePeriod,
  vehicleLoad,
  vehicleValueInWords,
  youngest,
} from '@shared/copy/figures';
import type { Tier } from '@shared/domain/tier';
import { Card } from '@shared/ui/Card';
import { Facts } from '@shared/ui/Facts';
import { applySteps } from '../content/apply-steps';
import { BenefitTable } from './BenefitTable';
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

const period = [
  { label: '승인', value: approvalTime },
  { label: '이용 기간', value: servicePeriod },
];

/** Source: CONST-011. */
const restricted = { label: '가입 제한', value: '고성능 M, 전기차, Z 시리즈, 렌터카' };

/** The survey of the insurance tier rejects these as well. Source: SURVEY-003, 004. */
const alsoRestricted =
  '영업용·단체 차량, 개조·경주·시승 차량, 공식 서비스센터 밖에서 사고를 수리한 차량';

const rows: Record<Tier, readonly { label: string; value: string }[]> = {
  plain: [{ label: '차령', value: youngest('STANDARD') }, ...period, restricted],
  insurance: [
    { label: '차령', value: powerTrainAge },
    { label: '주행거리', value: mileageLimit },
    ...period,
    { label: '보장 시작', value: coverStart },
    { label: '차량가액', value: `${vehicleValueInWords} 이하` },
    { label: '적재량', value: `${vehicleLoad} 이하` },
    { ...restricted, value: `${restricted.value}, ${alsoRestricted}` },
  ],
};

/** Shows who may apply and when the membership starts. Source: CONST-001…011. */
function Conditions({ tier }: { tier: Tier }) {
  return (
    <Card title="가입 조건">
      <Facts rows={rows[tier]} />
    </Card>
  );
}
