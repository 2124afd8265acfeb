import { lookupReactions } from '@shared/api/reaction';
import { fetchPlusVehicle, fetchVehicleByVin, type VehicleByVin } from '@shared/api/vehicles';
import type { Application } from '@shared/application';
import { messages } from '@shared/copy/popup';
import { modelOf } from '@shared/domain/model-of';
import type { Package } from '@shared/domain/package';
import { plateOfAccount } from '@shared/domain/validation/plate-number';
import { failureOf } from '@shared/failure';
import { alert } from '@shared/popup';
import { call, currentSession, environment, react, useSession } from '@shared/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type VehicleChoice, withChosenPackage } from './vehicle-choice';

export type VehicleChooser = {
  choice: VehicleChoice;
  isLoading: boolean;
  /** Chooses a vehicle, or looks the chosen one up again. */
  chooseVehicle: (vin: string) => Promise<void>;
  choosePackage: (packageId: string) => void;
  change: (part: Partial<Pick<VehicleChoice, 'categoryId' | 'registeredOn' | 'plate'>>) => void;
};

/**
 * Returns the current selection. Choosing a vehicle fills in its date, plate and model. The first one keeps what the
 * customer has answered about it before, on home too. Source: APPLY-020, 021.
 */
export function useVehicleChoice(
  application: Application | undefined,
  packages: readonly Package[],
): VehicleChooser {
  const chosenDay = application?.vehicle?.registeredOn ?? application?.registeredOn;
  const [choice, setChoice] = useState<VehicleChoice>(() => ({
    vin: undefined,
    found: undefined,
    enrolledElsewhere: false,
    packageId: application?.packageId,
    categoryId: undefined,
    registeredOn: chosenDay,
    plate: application?.vehicle?.plate ?? '',
  }));
  const [isLoading, setLoading] = useState(false);
  const isSignedIn = useSession().status === 'signed-in';
  const wanted = useRef<string>(undefined);

  const chooseVehicle = async (vin: string) => {
    wanted.current = vin;
    const first = { day: chosenDay, model: application?.vehicle?.categoryId };
    // A date chosen for one vehicle is not valid for another.
    const same =
      vin === choice.vin ? { day: choice.registeredOn, model: choice.categoryId } : undefined;
    const said = choice.vin === undefined ? first : same;
    const kept = said ? {} : { registeredOn: undefined, plate: '' };
    setChoice((now) => ({ ...now, ...kept, ...unknown, categoryId: said?.model, vin }));
    setLoading(true);
    let known: VehicleRecord | undefined;
    try {
      known = await lookUp(vin);
    } catch (thrown) {
      if (wanted.current === vin) await sayNotFound(thrown);
    }
    if (wanted.current !== vin) return;
    setLoading(false);
    if (!known) return;
    setChoice((now) => ({
      ...now,
      ...known,
      categoryId: modelOf(known.found, packages, now.packageId) ?? said?.model,
      registeredOn: said?.day ?? known.found.registeredOn ?? now.registeredOn,
      plate: now.plate || plateOfAccount(known.found.plate),
    }));
  };

  const startWith = useEffectEvent((vin: string) => void chooseVehicle(vin));
  const first = application?.vin;
  useEffect(() => {
    if (isSignedIn && first !== undefined && wanted.current === undefined) startWith(first);
  }, [first, isSignedIn]);
  // After the page has left, no answer is wanted.
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );

  // Counts as loading from the first render. Otherwise the button would be enabled briefly and lose a quick click.
  const isAboutToBegin = isSignedIn && first !== undefined && choice.vin === undefined;
  return {
    choice,
    isLoading: isLoading || isAboutToBegin,
    chooseVehicle,
    choosePackage: (packageId) => setChoice((now) => withChosenPackage(now, packageId, packages)),
    change: (part) => setChoice((now) => ({ ...now, ...part })),
  };
}

const unknown = { found: undefined, enrolledElsewhere: false } as const;

type VehicleRecord = { found: VehicleByVin; enrolledElsewhere: boolean };

/** Looks up a vehicle. Source: API-012. */
async function lookUp(vin: string): Promise<VehicleRecord | undefined> {
  const { user } = currentSession();
  if (!user?.vtgId) return undefined;
  const asked = { vin, vtgId: user.vtgId };
  // If the plus service does not answer, the server checks the vehicle later.
  const plus = plusVehicle(vin).catch(() => undefined);
  const found = await fetchVehicleByVin(call, asked);
  const answer = await plus;
  const enrolledElsewhere = answer?.errCode === '200' && answer.hasSubscription;
  return { found, enrolledElsewhere };
}

const plusVehicle = async (vin: string) =>
  fetchPlusVehicle(call, (await environment())?.hosts.plus ?? '', vin);

/** Shows why the look-up failed. A conflict is shown in the server's words. Source: API-012, ERR-010, 022. */
function sayNotFound(thrown: unknown): Promise<void> {
  const failure = failureOf(thrown);
  const isUnknown = failure.kind === 'unexpected' && failure.status === 404;
  if (isUnknown) return alert(messages['registered-vehicle-not-found']);
  return react(thrown, lookupReactions);
}
