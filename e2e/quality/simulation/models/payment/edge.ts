/** The edge of the payment code in the model: a customer who stays signed in, and requests whose answers the search orders. */
import type { ApiClient } from '@shared/api/client';
import { ApiFailure } from '@shared/api/failure';
import { refusal } from '@shared/api/refusal';
import { fetchUser, type UserData } from '@shared/api/user';
import { dayInKorea, type PlainDate } from '@shared/domain/calendar';
import { ACCOUNT } from '../../addresses';
import { people } from '../../backend/wire';
import type { Asking } from './asking';

const [{ id, vtgId }] = people as [(typeof people)[0]];
const session = { status: 'signed-in', user: { id, vtgId }, mayAct: true, env: {} };
export const currentSession = () => session;
export const useSession = () => currentSession();
export const usePackages = () => ({ isPending: false, data: [] });

export const askWhoIsHere = async (): Promise<void> => undefined;

export const now = (): Date => new Date(Date.now());
export const today = (): PlainDate => dayInKorea(now());

export const call: ApiClient = async ({ method, path, body, headers, answer }) => {
  const asked = { method, path: path.replace(/.*(?=\/(?:users|subscs))/, ''), body, headers };
  const given = await (globalThis.simulated as Asking).ask(asked);
  if (given === undefined) throw new ApiFailure({ kind: 'unreachable' });
  if (given.status !== 200) throw new ApiFailure(refusal(given.status, '', given.body));
  const read = await answer['~standard'].validate(given.body);
  if (read.issues) throw new Error(read.issues[0]?.message);
  return read.value;
};
export const refreshUserData = (): Promise<UserData> => fetchUser(call, id);

export const react = async (thrown: unknown): Promise<void> => {
  if (!(thrown instanceof ApiFailure)) throw thrown;
  await globalThis.simulated.popup('alert', thrown.failure.kind);
};
export const goToAccount = (): void => {
  window.location.assign(ACCOUNT);
};

/** Telemetry and the native app change no payment. */
export const tell = (): void => undefined;
export const haptic = (): void => undefined;
