import { onlyCopy } from '@shared/config/only-copy';
import type { Agreement } from '@shared/domain/required-terms';
import { create } from 'zustand';
import {
  newApplication,
  type PackageChoice,
  withAgreement,
  withAnswer,
  withPackage,
} from './application';
import type { Answers, Application, Part, Start } from './application.schema';
import type { CameraTrip, CameraTrips } from './camera-trip';
import { readDraft, withoutName, writeDraft } from './draft';
import type { PackageForSale } from './from-reqs';
import { createOutbox, type PendingLink, type PendingPayment } from './outbox';

export type { PackageChoice } from './application';
export { type Answers, type Application, type Part, parts, type Start } from './application.schema';
export type { CameraTrip } from './camera-trip';
export type { PackageForSale } from './from-reqs';
export type { PendingLink, PendingPayment } from './outbox';

type State = { application: Application | undefined };

const { useHeld, outbox } = onlyCopy('@shared/application', () => ({
  useHeld: create<State>(() => ({ application: readDraft(sessionStorage) })),
  outbox: createOutbox(globalThis.indexedDB, sessionStorage),
}));

/** The application under way, or `undefined`. */
export const useApplication = (): Application | undefined => useHeld((held) => held.application);
export const currentApplication = (): Application | undefined => useHeld.getState().application;

/** Begins a new application; one that was under way is given up. */
export const startApplication = (start: Start): Application =>
  hold(newApplication(start, newIntent()));

/** Keeps an answer; without an application under way there is nothing to answer. */
export function saveAnswer<P extends Part>(part: P, value: Answers[P]): void {
  const application = currentApplication();
  if (application) hold(withAnswer(application, part, value));
}

/** Keeps what was agreed to, with the editions of the texts. Source: TERMS-016. */
export function saveAgreement(part: 'terms' | 'insuranceTerms', agreement: Agreement): void {
  const application = currentApplication();
  if (application) hold(withAgreement(application, part, agreement));
}

/** Another membership for the same application. */
export function choosePackage(chosen: PackageChoice): void {
  const application = currentApplication();
  if (application) hold(withPackage(application, chosen));
}

/** On completion and on signing out. */
export function clearApplication(): void {
  hold(undefined);
  void clearCameraTrip();
}

/**
 * After a failed payment: the draft of this tab if it is the same order, else what came back in the address. Either
 * way the next attempt is an intention of its own. Source: LAND-006.
 */
export async function restoreApplication(
  reqs: unknown,
  sold: readonly PackageForSale[] = [],
): Promise<Application | undefined> {
  const intentKey = newIntent();
  const returned = reqs === undefined ? undefined : await returnedOrder(reqs, sold, intentKey);
  const current = currentApplication();
  const isSame =
    current !== undefined &&
    (returned === undefined ||
      (returned.packageId === current.packageId &&
        returned.vehicle?.vin === (current.vehicle?.vin ?? current.vin)));
  return hold(isSame ? { ...current, intentKey } : returned);
}

/** Not in the first view; where its reader does not arrive the draft of this tab counts alone. */
const returnedOrder = async (
  ...order: [unknown, readonly PackageForSale[], string]
): Promise<Application | undefined> => (await later())?.fromReqs(...order);

/** Without it a killed webview starts over, as it does where nothing can be kept on disk. */
const trips = async (): Promise<CameraTrips | undefined> =>
  (await later())?.createCameraTrips(globalThis.indexedDB);

/** A file that did not come is asked for once more: a line may have been down for a moment. */
const later = () => import('./later').catch(() => import('./later').catch(() => undefined));

/** One for each application: sent with the order, so that it can never be created twice. */
export const intentKeyFor = ({ intentKey }: Application): string => intentKey;

/** Resolves when the record is on disk; awaited before the order is sent and before the browser leaves. */
export const savePendingPayment = (payment: PendingPayment): Promise<void> => outbox.save(payment);
/** Of every customer who paid on this phone; a page asks the server about its own customer alone. */
export const allPendingPayments = (): Promise<readonly PendingPayment[]> => outbox.all(Date.now());
export async function readPendingPayment(vtgId: string): Promise<PendingPayment | undefined> {
  return (await allPendingPayments()).find((one) => one.vtgId === vtgId);
}
/** By the server's word alone. Source: A-78. */
export const clearPendingPayment = (payment: Pick<PendingPayment, 'vtgId'>): Promise<void> =>
  outbox.clear(payment);

/** The same for a payment by a dealer's link. Source: A-79. */
export const savePendingLink = (link: PendingLink): Promise<void> => outbox.saveLink(link);
export const readPendingLink = (): Promise<PendingLink | undefined> => outbox.readLink(Date.now());
export const clearPendingLink = (): Promise<void> => outbox.clearLink();

/** Awaited before the camera opens: a phone short of memory kills the webview meanwhile, and its draft with it. */
export async function saveCameraTrip(question: Omit<CameraTrip, 'application' | 'leftAt'>) {
  const application = currentApplication();
  if (application)
    await (await trips())?.save({
      ...question,
      application: withoutName(application),
      leftAt: Date.now(),
    });
}
export const clearCameraTrip = async (): Promise<void> => (await trips())?.clear();

/** The question the camera still has to answer; the application it was asked for is under way again. */
export async function resumeCameraTrip(): Promise<CameraTrip | undefined> {
  const trip = await (await trips())?.read(Date.now());
  if (trip && currentApplication() === undefined) hold(trip.application);
  return trip;
}

const newIntent = (): string => crypto.randomUUID();

function hold<A extends Application | undefined>(application: A): A {
  writeDraft(sessionStorage, application);
  useHeld.setState({ application });
  return application;
}
