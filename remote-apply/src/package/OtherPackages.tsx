import { agesText } from '@shared/copy/ages';
import { messages } from '@shared/copy/popup';
import { packageLabel } from '@shared/domain/names';
import type { Package } from '@shared/domain/package';
import { Card } from '@shared/ui/Card';
import { Notice } from '@shared/ui/Notice';
import { RadioGroup } from '@shared/ui/RadioGroup';
import type { ExtensionFit } from './extension-fit';

type Props = {
  /** Facts of the membership that was to be extended. */
  of: ExtensionFit;
  chosen: Package | undefined;
  onChoose: (pkg: Package) => void;
};

/** Says why a membership cannot be extended, and offers those that the vehicle may have. Source: A-98, MSG-008. */
export function OtherPackages({ of: { refusal, fitting, age, bands }, chosen, onChoose }: Props) {
  return (
    <>
      <Notice
        tone="warn"
        title={
          refusal === 'not-sold'
            ? '지금은 판매하지 않는 멤버십이에요.'
            : messages.NON_MATCH_VEHICLE_PKG
        }
      >
        {refusal === 'band-not-allowed' && (
          <p>
            이 차량은 최초등록일 기준 {age}개월이에요. 이 멤버십의 가입 차령: {agesText(bands)}
          </p>
        )}
        <p>
          {fitting.length > 0
            ? '아래에서 다른 멤버십을 선택하면 이어서 연장할 수 있어요.'
            : '이 차량으로 연장할 수 있는 멤버십이 없어요. 지금 멤버십은 만료일까지 그대로 이용할 수 있어요.'}
        </p>
      </Notice>
      {fitting.length > 0 && (
        <Card title="연장할 수 있는 멤버십">
          <RadioGroup
            legend="연장할 수 있는 멤버십"
            quietLegend
            value={fitting.find(({ id }) => id === chosen?.id)?.id}
            options={fitting.map((one) => ({ value: one.id, label: packageLabel(one, fitting) }))}
            onChange={(id) => {
              const pkg = fitting.find((one) => one.id === id);
              if (pkg) onChoose(pkg);
            }}
          />
        </Card>
      )}
    </>
  );
}
