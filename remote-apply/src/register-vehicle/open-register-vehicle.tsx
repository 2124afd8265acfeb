import { addVehicle, type DealerSystemVehicle } from '@shared/api/dealer-system';
import { estimateReactions, lookupReactions, type Reactions } from '@shared/api/reaction';
import { settings } from '@shared/config/settings';
import { messages } from '@shared/copy/popup';
import { alert, openPopup } from '@shared/popup';
import { call, currentSession, react, refreshUser } from '@shared/session';
import { lookUp } from './look-up';
import { RegisterVehicle } from './RegisterVehicle';
import { refusalSentence } from './refusal-sentence';

/**
 * The full-screen popup that looks a chassis number up and registers it; `undefined` when it is closed without.
 * Afterwards the customer's vehicles are loaded anew. Source: APPLY-022, 023, A-58.
 */
export const openRegisterVehicle = (): Promise<{ chassisNumber: string } | undefined> =>
  openPopup<{ chassisNumber: string }>(
    (close) => <RegisterVehicle lookUp={lookUpAloud} register={registerAloud} onClose={close} />,
    { label: '차량 등록', kind: 'full' },
  );

const numbers = () => {
  const { user, env } = currentSession();
  return { plusHost: env?.hosts.plus ?? '', plusNo: user?.plusNo, vtgNo: user?.vtgNo };
};

async function lookUpAloud(typed: string): Promise<DealerSystemVehicle | undefined> {
  try {
    const result = await lookUp(typed, { call, ...numbers() });
    if (result.ok) return result.vehicle;
    await alert(result.said ?? messages[result.problem]);
  } catch (failure) {
    await react(failure, lookupReactions);
  }
  return undefined;
}

/** Pressed once in `RegisterVehicle`; afterwards the customer's own vehicles say whether it is one of them. Source: A-77. */
async function registerAloud(vehicle: DealerSystemVehicle): Promise<boolean> {
  const { plusNo, vtgNo } = numbers();
  let refusal: Added | undefined;
  const settled = await settle({
    send: async () => {
      const answer = await addVehicle(call, { vehicle, plusNo, vtgNo });
      if (!answer.added) refusal = answer;
    },
    look: freshVehicles,
    isDone: isRegistered(vehicle.chassisNumber),
  });
  if (refusal !== undefined) {
    await alert(refusalSentence(refusal, settings.vehicle.otherBrandName));
    return false;
  }
  if (settled.verdict !== 'done') {
    await sayWhatBecame(settled);
    return false;
  }
  await alert(messages['vehicle-registered']);
  return true;
}
/** A refusal keeps the customer here, to try another number. */
const registrationReactions: Reactions = {
  ...lookupReactions,
  unreachable: estimateReactions.unreachable,
  unexpected: estimateReactions.unexpected,
};
