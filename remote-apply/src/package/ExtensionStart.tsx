import { type Application, choosePackage, saveAnswer } from '@shared/application';
import { agesText } from '@shared/copy/ages';
import { messages } from '@shared/copy/popup';
import { packageLabel } from '@shared/domain/names';
import type { Package } from '@shared/domain/package';
import { today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { Notice } from '@shared/ui/Notice';
import { RadioGroup } from '@shared/ui/RadioGroup';
import { useState } from 'react';
import type { KnownVehicle } from '../price/application-quote';
import { RegistrationDay } from '../vehicle/RegistrationDay';
import { type ExtensionFit, extensionFit } from './extension-fit';

type Props = {
  application: Application;
  packages: readonly Package[];
  vehicles: readonly KnownVehicle[];
};

/**
 * Asks what an extension still needs before terms and photos: the first registration day, if the server has none, and
 * another membership, if the vehicle may not have the one that ends. Source: A-98.
 */
export function ExtensionStart({ application, packages, vehicles }: Props) {
  const [packageId] = useState(application.packageId);
  const [asksDay, setAsksDay] = useState(false);
  const { vehicle } = application;
  const fit = extensionFit({ ...application, packageId }, packages, vehicles);
  const isRefused = ['not-sold', 'no-category', 'band-not-allowed'].some(
    (one) => one === fit.refusal,
  );
  return (
    <>
      {vehicle !== undefined && (asksDay || fit.refusal === 'no-date') && (
        <Card title="차량 정보">
          <RegistrationDay
            start={vehicle.registeredOn}
            today={today()}
            hint="등록증에 적힌 최초등록일을 입력하면 금액을 볼 수 있어요."
            onPick={(registeredOn) => {
              setAsksDay(true);
              saveAnswer('vehicle', { ...vehicle, registeredOn });
            }}
          />
        </Card>
      )}
      {isRefused && (
        <OtherPackages
          of={fit}
          chosen={packages.find(({ id }) => id === application.packageId)}
          onChoose={({ id, group, tier }) => choosePackage({ packageId: id, group, tier })}
        />
      )}
    </>
  );
}

type OtherPackagesProps = {
  /** Facts of the membership that was to be extended. */
  of: ExtensionFit;
  chosen: Package | undefined;
  onChoose: (pkg: Package) => void;
};

/** Says why a membership cannot be extended, and offers those that the vehicle may have. Source: A-98, MSG-008. */
function OtherPackages({
  of: { refusal, fitting, age, bands },
  chosen,
  onChoose,
}: OtherPackagesProps) {
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
