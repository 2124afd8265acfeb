import { onlyCopy } from '@shared/config/only-copy';
import { databases, tabStorage } from '@shared/config/storage';
import type { Agreement } from '@shared/domain/required-terms';
import { createStore, type StoreApi, useStore } from 'zustand';
import {
  newApplication,
  type PackageChoice,
  withAgreement,
  withAnswer,
  withPackage,
} from './application';
import type { Application, Part, Start } from './application.schema';
import { readDraft, withoutName, writeDraft } from './draft';
import type { PackageForSale } from './from-reqs';
import type { CameraQuestion, CameraTrip, KeptDraft, KeptDrafts } from './kept-draft';
import { OWNER_KEY } from './keys';
import { createOutbox, type Outbox, type PendingLink, type PendingPayment } from './outbox';

export type { PackageChoice } from './application';
export { type Answers, type Application, type Part, parts, type Start } from './application.schema';
export type { PackageForSale } from './from-reqs';
export type { CameraTrip } from './kept-draft';
export type { PendingLink, PendingPayment } from './outbox';

type State = { application: Application | undefined };

const held = onlyCopy('@shared/application', () => ({
  state: undefined as StoreApi<State> | undefined,
  outbox: undefined as Outbox | undefined,
  /** The question that the camera has not answered. */
  question: undefined as CameraQuestion | undefined,
}));

/** Reads the draft on first use, because a module that reads storage while it loads can break its page. */
function drafts(): StoreApi<State> {
  held.state ??= createStore<State>(() => ({ application: readDraft(tabStorage) }));
  return held.state;
}
function outbox(): Outbox {
  held.outbox ??= createOutbox(databases(), tabStorage);
  return held.outbox;
}

export const useApplication = (): Application | undefined =>
  useStore(drafts(), ({ application }) => application);
export const currentApplication = (): Application | undefined => drafts().getState().application;

/** Starts a new application and gives up the current one. */
export function startApplication(start: Start): Application {
  held.question = undefined;
  return hold(newApplication(start, newIntent()));
}

/** Stores an answer, or removes it with `undefined`. Does nothing without an application. */
export function saveAnswer<P extends Part>(part: P, value: Application[P]): void {
  const application = currentApplication();
  if (application) hold(withAnswer(application, part, value));
}

/** Stores the agreed terms with the editions of the texts. Source: TERMS-016. */
export function saveAgreement(part: 'terms' | 'insuranceTerms', agreement: Agreement): void {
  const application = currentApplication();
  if (application) hold(withAgreement(application, part, agreement));
}

export function choosePackage(chosen: PackageChoice): void {
  const application = currentApplication();
  if (application) hold(withPackage(application, chosen));
}

/** Removes the application, on completion and on sign-out. */
export function clearApplication(): void {
  held.question = undefined;
  hold(undefined);
}

/**
 * Returns the application to continue after a failed payment: the draft if it is the same order, otherwise the order in
 * the address.
 * The next attempt has a new intent key. Source: LAND-006.
 */
export async function restoreApplication(
  reqs: unknown,
  sold: readonly PackageForSale[] = [],
): Promise<Application | undefined> {
  const intentKey = newIntent();
  const returned = reqs === undefined ? undefined : await returnedOrder(reqs, sold, intentKey);
  await resumeApplication();
  const current = currentApplication();
  const isSame =
    current !== undefined &&
    (returned === undefined ||
      (returned.packageId === current.packageId &&
        returned.vehicle?.vin === (current.vehicle?.vin ?? current.vin)));
  return hold(isSame ? { ...current, intentKey } : returned);
}

/** Reads the returned order with a lazy file. Without that file, only the draft of this tab counts. */
const returnedOrder = async (
  ...order: [unknown, readonly PackageForSale[], string]
): Promise<Application | undefined> => (await later())?.fromReqs(...order);

/** The draft on disk needs a lazy file. Without it, a killed page starts again, as it does without a database. */
const keptDrafts = async (): Promise<KeptDrafts | undefined> =>
  (await later())?.createKeptDrafts(databases());

/** Loads a failed file once more, because the connection may have been interrupted for a moment. */
const later = () => import('./later').catch(() => import('./later').catch(() => undefined));

/** Returns the intent key of an application. It is sent with the order, so that the order is never created twice. */
export const intentKeyFor = ({ intentKey }: Application): string => intentKey;

/** Resolves when the record is on disk. Await it before the order is sent and before the browser leaves. */
export const savePendingPayment = (payment: PendingPayment): Promise<void> =>
  outbox().save(payment);
/** Returns the payments of all customers on this phone. A page queries only its own customer's payment. */
export const allPendingPayments = (): Promise<readonly PendingPayment[]> =>
  outbox().all(Date.now());
export async function readPendingPayment(vtgId: string): Promise<PendingPayment | undefined> {
  return (await allPendingPayments()).find((one) => one.vtgId === vtgId);
}
/** Returns whether the database does not answer, so that a payment record may exist but not be found. */
export const areRecordsUnreadable = (): boolean => outbox().isUnreadable();
/** Changes the record, unless a newer payment has replaced it. */
export async function changePendingPayment(
  { vtgId, number }: Pick<PendingPayment, 'vtgId' | 'number'>,
  change: Partial<PendingPayment>,
): Promise<void> {
  const kept = await readPendingPayment(vtgId);
  if (kept?.number === number) await outbox().save({ ...kept, ...change });
}
/** Removes the record. Call it only after the answer of the server. Source: A-78. */
export const clearPendingPayment = (payment: Pick<PendingPayment, 'vtgId'>): Promise<void> =>
  outbox().clear(payment);

/** Stores a payment by a dealer link. Source: A-79. */
export const savePendingLink = (link: PendingLink): Promise<void> => outbox().saveLink(link);
export const readPendingLink = (): Promise<PendingLink | undefined> =>
  outbox().readLink(Date.now());
export const clearPendingLink = (): Promise<void> => outbox().clearLink();

/** Await it before the camera opens, because only the question's answer is accepted after the page was killed. */
export async function saveCameraTrip({ questionId, kind }: CameraQuestion): Promise<void> {
  held.question = { questionId, kind };
  await keep();
}
export async function clearCameraTrip(): Promise<void> {
  held.question = undefined;
  await keep();
}
/** Returns the open question of the camera and restores its application. */
export async function resumeCameraTrip(): Promise<CameraTrip | undefined> {
  const kept = await readKept();
  held.question = kept?.question;
  return kept?.question && { ...kept.question, ...kept };
}

/** Restores the application of a page that was killed while the customer was elsewhere. Source: APPLY-003, PHOTO-005. */
export async function resumeApplication(): Promise<void> {
  if (currentApplication() === undefined) await readKept();
}

/** Returns the draft on disk. It becomes the application if there is none and no other customer is signed in. */
async function readKept(): Promise<KeptDraft | undefined> {
  const kept = await (await keptDrafts())?.read(Date.now());
  if (kept === undefined || currentApplication() !== undefined) return kept;
  const { owner, application } = kept;
  const present = tabStorage.getItem(OWNER_KEY);
  if (owner !== undefined && present !== null && owner !== present) return undefined;
  // The session compares it with the customer who signs in, and forgets the application of another one.
  if (owner !== undefined) tabStorage.setItem(OWNER_KEY, owner);
  held.question = kept.question;
  hold(application);
  return kept;
}

const newIntent = (): string => crypto.randomUUID();

function hold<A extends Application | undefined>(application: A): A {
  writeDraft(tabStorage, application);
  drafts().setState({ application });
  void keep();
  return application;
}

/** Writes the application to disk at each change, because every way out of the page may end it. */
async function keep(): Promise<void> {
  const kept = await keptDrafts();
  const application = currentApplication();
  if (application === undefined) return kept?.clear();
  return kept?.save({
    question: held.question,
    owner: tabStorage.getItem(OWNER_KEY) ?? undefined,
    leftAt: Date.now(),
    application: withoutName(application),
  });
}
