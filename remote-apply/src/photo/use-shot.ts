import { clearCameraTrip, resumeCameraTrip, saveCameraTrip } from '@shared/application';
import { BridgeFailure, type BridgeFailureKind, haptic, type NativeQuestion } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import type { DocumentKind } from '@shared/domain/attachment';
import { askDownload } from '@shared/popup';
import { currentSession, environment } from '@shared/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type Shot = {
  /** The camera was requested and has not answered. */
  isWaiting: boolean;
  /** Reason why the last photo failed. */
  trouble: BridgeFailureKind | undefined;
  shoot: () => Promise<void>;
  /** Stops waiting. A later answer is ignored. */
  giveUp: () => void;
  /** Forgets the failure, because the photo came in another way. */
  clear: () => void;
};

type Parts<T> = {
  /** Document of the application. Undefined for a photo that a killed page need not get back. */
  kind?: DocumentKind;
  ask: (question: NativeQuestion) => Promise<T>;
  onTaken: (taken: T) => void;
};

/**
 * Takes one photo at a time with the app's camera. An answer counts once, only while this page waits for it. A page
 * that was killed behind the camera still accepts it after it is restored. Source: BRIDGE-001, 002, 005.
 */
export function useShot<T>({ kind, ask, onTaken }: Parts<T>): Shot {
  const asked = useRef(0);
  const isOut = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<BridgeFailureKind>();

  const end = () => {
    isOut.current = false;
    setWaiting(false);
    void clearCameraTrip();
  };
  const wait = async (id: string, isPut = false) => {
    asked.current += 1;
    const mine = asked.current;
    isOut.current = true;
    setWaiting(true);
    setTrouble(undefined);
    void environment(); // names the hosts of our photos before the first one is back
    if (kind !== undefined && !isPut) await saveCameraTrip({ questionId: id, kind });
    if (asked.current !== mine) return;
    const answer = await settled(ask({ id, isPut }));
    if (asked.current !== mine) return;
    end();
    haptic(answer.ok ? 'success' : 'warning');
    if (answer.ok) {
      onTaken(answer.value);
      return;
    }
    setTrouble(answer.trouble);
    await offerApp(answer.trouble);
  };
  const shoot = () => wait(crypto.randomUUID());
  const giveUp = () => {
    asked.current += 1;
    end();
    setTrouble('cancelled');
  };

  const resume = useEffectEvent(async () => {
    if (kind === undefined) return;
    const before = asked.current;
    const trip = await resumeCameraTrip();
    if (trip?.kind === kind && asked.current === before) {
      await wait(trip.questionId, true);
    }
  });
  useEffect(() => {
    void resume();
    return () => {
      // A user who leaves the page cancels the photo. A killed page does not run this.
      asked.current += 1;
      if (isOut.current) void clearCameraTrip();
    };
  }, []);
  return { isWaiting, trouble, shoot, giveUp, clear: () => setTrouble(undefined) };
}

const settled = <T>(asked: Promise<T>) =>
  asked.then(
    (value) => ({ ok: true, value }) as const,
    (reason: unknown) => ({ ok: false, trouble: troubleOf(reason) }) as const,
  );

/** An error that is not from the bridge counts as an unusable answer. */
const troubleOf = (reason: unknown): BridgeFailureKind =>
  reason instanceof BridgeFailure ? reason.kind : 'bad-answer';

/** Outside the app there is no camera, so this prompt offers the app download. Source: A-62. */
async function offerApp(trouble: BridgeFailureKind): Promise<void> {
  const { inApp, phone } = currentSession();
  if (trouble === 'unsupported' && !inApp) await askDownload({ phone, links: settings.links });
}
