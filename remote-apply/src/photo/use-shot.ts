import { clearCameraTrip, resumeCameraTrip, saveCameraTrip } from '@shared/application';
import { BridgeFailure, type BridgeFailureKind, haptic, type NativeQuestion } from '@shared/bridge';
import { settings } from '@shared/config/settings';
import type { DocumentKind } from '@shared/domain/attachment';
import { askDownload } from '@shared/popup';
import { currentSession } from '@shared/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type Shot = {
  /** The camera was asked and has not answered. */
  isWaiting: boolean;
  /** Why the last photo did not come. */
  trouble: BridgeFailureKind | undefined;
  shoot: () => Promise<void>;
  /** Stops waiting; an answer that still comes is not taken. */
  giveUp: () => void;
};

type Parts<T> = {
  kind: DocumentKind;
  ask: (question: NativeQuestion) => Promise<T>;
  onTaken: (taken: T) => void;
};

/**
 * One photo at a time from the app's camera. An answer counts once, only while it is waited for, and only on the page
 * that asked, or on the same page after the webview was killed behind the camera. Source: BRIDGE-001, 002, 005.
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
  const wait = async (question: NativeQuestion) => {
    asked.current += 1;
    const mine = asked.current;
    isOut.current = true;
    setWaiting(true);
    setTrouble(undefined);
    const answer = await settled(ask(question));
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
  const shoot = async () => {
    const id = crypto.randomUUID();
    await saveCameraTrip({ questionId: id, kind });
    await wait({ id });
  };
  const giveUp = () => {
    asked.current += 1;
    end();
    setTrouble('cancelled');
  };

  const resume = useEffectEvent(async () => {
    const before = asked.current;
    const trip = await resumeCameraTrip();
    if (trip?.kind === kind && asked.current === before) {
      await wait({ id: trip.questionId, isPut: true });
    }
  });
  useEffect(() => {
    void resume();
    return () => {
      // A user who leaves the page waits for nothing; a killed page does not run this.
      asked.current += 1;
      if (isOut.current) void clearCameraTrip();
    };
  }, []);
  return { isWaiting, trouble, shoot, giveUp };
}

const settled = <T>(asked: Promise<T>) =>
  asked.then(
    (value) => ({ ok: true, value }) as const,
    (reason: unknown) => ({ ok: false, trouble: troubleOf(reason) }) as const,
  );

/** Any other answer than the bridge's own cannot be used. */
const troubleOf = (reason: unknown): BridgeFailureKind =>
  reason instanceof BridgeFailure ? reason.kind : 'bad-answer';

/** Outside the app there is no camera of the app: the prompt says where the app is. Source: A-62. */
async function offerApp(trouble: BridgeFailureKind): Promise<void> {
  const { inApp, phone } = currentSession();
  if (trouble === 'unsupported' && !inApp) await askDownload({ phone, links: settings.links });
}
