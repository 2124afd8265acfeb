import { type Application, choosePackage, saveAnswer } from '@shared/application';
import type { Package } from '@shared/domain/package';
import { today } from '@shared/session';
import { Card } from '@shared/ui/Card';
import { useState } from 'react';
import type { KnownVehicle } from '../price/application-quote';
import { RegistrationDay } from '../vehicle/RegistrationDay';
import { extensionFit } from './extension-fit';
import { OtherPackages } from './OtherPackages';

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
