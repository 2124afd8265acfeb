import {
  fetchSubscription,
  type Resubmission,
  resubmit,
  type Subscription,
} from '@shared/api/subscription';
import {
  BridgeFailure,
  type BridgeFailureKind,
  haptic,
  type Recognition,
  recogniseFile,
  recogniseRegistration,
  takePhoto,
} from '@shared/bridge';
import { messages } from '@shared/copy/popup';
import { type DocumentKind, uploadTypes } from '@shared/domain/attachment';
import { parsePlateNumber } from '@shared/domain/validation/plate-number';
import { parseVin } from '@shared/domain/validation/vin';
import { isDocumentIn } from '@shared/payment/changes';
import { type Press, usePressOnce } from '@shared/payment/use-press-once';
import { type SendPhoto, useUpload } from '@shared/photo/use-upload';
import { alert, caution, confirm } from '@shared/popup';
import { call, environment, react } from '@shared/session';
import { useEffect, useRef, useState } from 'react';
import { changeAloud } from '../member/change-aloud';
import { remember, showWhatHolds } from '../member/remember';
import { changeReactions } from '../member/status-reactions';
import { stillStands } from '../member/still-stands';
import { watchPage } from '../member/watch-page';
import { cameraTrip, type Mileage } from './camera-trip';
import { askMileage } from './MileageDialog';
import { beforePhoto, documentLabel, otherVehicle } from './resubmit.copy';
import { type CameraWait, useCameraWait } from './use-camera-wait';

type Resubmitting = Press<[]> & {
  /** Reason why there is no photo. */
  trouble: BridgeFailureKind | undefined;
  camera: CameraWait;
  /** Sends a file instead of a camera photo. */
  sendFile: SendPhoto;
};

/**
 * Sends one document again: cautions, mileage for the dashboard, photo, then the change. Source: RESUB-001, 006…008;
 *
 */
export function useResubmit(
  subscription: Subscription,
  kind: DocumentKind,
  vtgId: string,
): Resubmitting {
  const [trip] = useState(() => cameraTrip(subscription.id, kind));
  const [interrupted] = useState(trip.open);
  const [trouble, setTrouble] = useState(interrupted?.trouble);
  const mileage = useRef(interrupted?.mileage ?? {});
  const camera = useCameraWait();
  useEffect(() => {
    if (trouble !== undefined) trip.save({ mileage: mileage.current, trouble });
  }, [trip, trouble]);
  useEffect(() => trip.end, [trip]); // A killed page does not run this.

  /** `signal`: the customer cancels until the change itself is sent. */
  const send = async (papers: Resubmission, signal?: AbortSignal) => {
    const isHere = watchPage();
    const { id } = subscription;
    try {
      if (!(await stillStands(subscription))) return;
    } catch (failure) {
      if (signal?.aborted) return;
      await react(failure, changeReactions, isHere);
      return showWhatHolds(id);
    }
    if (signal?.aborted) return;
    const after = await changeAloud({
      what: 'resubmission',
      send: () => resubmit(call, id, asNamed(subscription, { ...papers, ...mileage.current })),
      look: () => fetchSubscription(call, id),
      isDone: isDocumentIn(kind),
      reactions: changeReactions,
      isHere,
    });
    if (after === undefined) return showWhatHolds(id);
    remember(after);
    trip.end();
    setTrouble(undefined);
    haptic('success');
    await alert(messages['documents-uploaded']);
  };
  const upload = useUpload(kind, (url, signal) => send({ photos: { [kind]: url } }, signal));
  /** Lets the app read the file of a registration document. If it cannot, staff read it. Source: A-101. */
  const sendFile: SendPhoto = async (photo, signal, onProgress) => {
    const read = kind === 'registration' ? await recogniseFile(photo) : undefined;
    if (signal?.aborted) return;
    if (read === undefined) return upload(photo, signal, onProgress);
    const papers = await papersOf(read, subscription);
    if (papers) await send(papers, signal);
  };

  const single = usePressOnce(async () => {
    const before = await askBefore(kind, subscription, mileage.current);
    if (before === undefined) return;
    setTrouble(undefined);
    mileage.current = before;
    trip.save({ mileage: before });
    const taken = takeDocument(kind, subscription, { vtgId, wait: camera.wait });
    const papers = await taken.then(
      (photographed) => {
        trip.end();
        return photographed;
      },
      (reason: unknown) => {
        setTrouble(reason instanceof BridgeFailure ? reason.kind : 'bad-answer');
      },
    );
    if (papers) await send(papers);
  });
  return { ...single, trouble, camera, sendFile };
}

/**
 * Asks for the cautions, and for the mileage of a dashboard photo. Suggests what was typed before. Returns `undefined`
 * when the customer cancels.
 * Source: RESUB-008, A-59.
 */
async function askBefore(
  kind: DocumentKind,
  subscription: Subscription,
  { km: typed }: Mileage,
): Promise<Mileage | undefined> {
  const isRead = await caution({
    title: documentLabel[kind],
    lines: beforePhoto[kind],
    checkLabel: messages['caution-check'],
    uncheckedMessage: messages['caution-unchecked'],
    submit: kind === 'panel' ? '다음' : '촬영하기',
  });
  if (!isRead) return undefined;
  if (kind !== 'panel') return {};
  const km = await askMileage(subscription, typed);
  return km === undefined ? undefined : { km };
}

/**
 * Adds the vehicle to a change that has only a photo. The photo is stored with the account already, so the change must
 * say which vehicle it is for. Source.
 */
const asNamed = ({ vehicle }: Subscription, papers: Resubmission): Resubmission =>
  papers.vehicle === undefined && papers.km === undefined ? { ...papers, vehicle } : papers;

type Camera = {
  vtgId: string;
  /** Waits for the camera until the customer cancels. */
  wait: <T>(answer: Promise<T>) => Promise<T>;
};

/**
 * Takes the photo of one document. For the registration document it also returns the recognised values. If they are for
 * another vehicle, the customer must confirm that the document is right. Source: BRIDGE-001, 002; A-47.
 * @throws {BridgeFailure}
 */
async function takeDocument(
  kind: DocumentKind,
  subscription: Subscription,
  { vtgId, wait }: Camera,
): Promise<Resubmission | undefined> {
  void environment(); // names the hosts of our photos before the first one is back
  if (kind === 'registration') {
    return papersOf(await wait(recogniseRegistration()), subscription);
  }
  const { url } = await wait(takePhoto({ vtgId, type: uploadTypes.codeOf(kind) }));
  return { photos: { [kind]: url } };
}

/**
 * Returns the change that a recognised document makes, or `undefined` when the customer says that it is for another
 * vehicle.
 */
async function papersOf(
  read: Recognition,
  { vin, vehicle }: Subscription,
): Promise<Resubmission | undefined> {
  const readVin = parseVin(read.vin);
  const isOther = readVin.ok && readVin.value !== vin;
  // The camera may misread a letter, so the customer decides. Staff check the photo.
  if (isOther && !(await confirm(otherVehicle))) return undefined;
  const plate = parsePlateNumber(read.plate);
  return {
    vehicle: {
      ...vehicle,
      plate: plate.ok ? plate.value : vehicle.plate,
      modelType: read.modelType || vehicle.modelType,
      modelYear: read.modelYear || vehicle.modelYear,
    },
    photos: { registration: read.url },
  };
}
