import {
  type Added,
  addVehicle,
  askDealerSystem,
  type DealerSystemVehicle,
} from '@shared/api/dealer-system';
import { lookupReactions, type Reactions, stayingReactions } from '@shared/api/reaction';
import { fetchUser } from '@shared/api/user';
import { fetchPlusVehicle } from '@shared/api/vehicles';
import { settings } from '@shared/config/settings';
import { messages, otherBrandMessage } from '@shared/copy/popup';
import {
  type LookupProblem,
  lookedUp,
  parseTypedVin,
  plusProblem,
  type TypedVinProblem,
} from '@shared/domain/vin-lookup';
import { isRegistered } from '@shared/payment/changes';
import { settle } from '@shared/payment/settle';
import { usePageLeft } from '@shared/payment/use-page-left';
import { usePressOnce } from '@shared/payment/use-press-once';
import { alert, openPopup } from '@shared/popup';
import { call, currentSession, environment, react, refreshUserData } from '@shared/session';
import type { ComponentProps } from 'react';
import type { Marks } from '../flow/use-marked';
import { RegisterVehicle } from './RegisterVehicle';

/**
 * Returns why a vehicle was not registered: the server's reason, or else that it is of the other brand.
 * Source: MSG-037, A-43, A-58.
 */
export const registerRefusal = ({ said }: Pick<Added, 'said'>, otherBrandName: string): string =>
  said ?? otherBrandMessage(otherBrandName);

type WhyNotFound = TypedVinProblem | LookupProblem | 'cannot-be-looked-up' | 'already-enrolled';

type LookUp =
  | { ok: true; vehicle: DealerSystemVehicle }
  /** `said`: the message of the dealer system. */
  | { ok: false; problem: WhyNotFound; said: string | undefined };

const notFound = (problem: WhyNotFound, said?: string): LookUp => ({ ok: false, problem, said });

/**
 * Looks up a typed VIN. Returns the vehicle, or the first failed check: length, plus service, dealer system.
 * Source: A-58, VALID-022…024.
 * @throws {ApiFailure}
 */
async function lookUp(typed: string): Promise<LookUp> {
  const vin = parseTypedVin(typed);
  if (!vin.ok) return notFound(vin.error);
  const plusHost = (await environment())?.hosts.plus ?? '';
  const plus = plusProblem(await fetchPlusVehicle(call, plusHost, vin.value));
  if (plus !== undefined) return notFound(plus);
  const answer = await askDealerSystem(call, { ...numbers(), vin: vin.value, checksOwner: false });
  const found = lookedUp(answer);
  if (found.ok) return { ok: true, vehicle: found.value };
  return notFound(found.error, found.error === 'cannot-be-registered' ? answer.said : undefined);
}

/**
 * Opens the full-screen popup that looks up a VIN and registers the vehicle. Returns `undefined` when the customer
 * closes it without registering. Reloads the customer's vehicles afterwards. Source: APPLY-022, 023, A-58.
 */
export const openRegisterVehicle = (): Promise<{ vin: string } | undefined> =>
  openPopup<{ vin: string }>((close) => <Registering onClose={close} />, {
    label: '차량 등록',
    kind: 'full',
  });

function Registering({ onClose }: Pick<ComponentProps<typeof RegisterVehicle>, 'onClose'>) {
  const left = usePageLeft();
  const register = usePressOnce(async (vehicle: DealerSystemVehicle) => {
    if (await registerAloud(vehicle)) onClose({ vin: vehicle.vin });
  });
  const lookUp: ComponentProps<typeof RegisterVehicle>['lookUp'] = (typed, marks) =>
    lookUpAloud(typed, marks, left);
  return <RegisterVehicle lookUp={lookUp} register={register} onClose={onClose} />;
}

/** Returns the numbers of the customer's account. */
const numbers = () => {
  const { user } = currentSession();
  return { plusNo: user?.plusNo, vtgNo: user?.vtgNo };
};

/** Shows no result after the popup has gone. */
async function lookUpAloud(
  typed: string,
  marks: Marks<'vin'>,
  left: AbortSignal,
): Promise<DealerSystemVehicle | undefined> {
  try {
    const result = await lookUp(typed);
    if (result.ok) return result.vehicle;
    if (!left.aborted) await marks.tell('vin', result.said ?? messages[result.problem]);
  } catch (failure) {
    if (!left.aborted) await react(failure, lookupReactions);
  }
  return undefined;
}

/** If the response is lost, the customer's vehicles show whether the registration worked. Source: A-77. */
async function registerAloud(vehicle: DealerSystemVehicle): Promise<boolean> {
  const answered = addVehicle(call, { vehicle, ...numbers() });
  const answer = await answered.catch(() => undefined);
  if (answer?.added === false) {
    await alert(registerRefusal(answer, settings.vehicle.otherBrandName));
    return false;
  }
  if (answer === undefined && !(await isThere(vehicle, answered))) return false;
  await refreshUserData().catch((failure: unknown) => react(failure, registrationReactions));
  await alert(messages['vehicle-registered']);
  return true;
}

async function isThere(vehicle: DealerSystemVehicle, answered: Promise<Added>): Promise<boolean> {
  const settled = await settle({
    send: () => answered,
    look: () => fetchUser(call, currentSession().user?.id ?? ''),
    isDone: isRegistered(vehicle.vin),
  });
  if (settled.verdict === 'done') return true;
  await react('thrown' in settled ? settled.thrown : settled.lost, registrationReactions);
  return false;
}

/** After a refusal the customer stays here and can try another VIN. */
const registrationReactions: Reactions = {
  ...lookupReactions,
  unreachable: stayingReactions.unreachable,
  unexpected: stayingReactions.unexpected,
};
