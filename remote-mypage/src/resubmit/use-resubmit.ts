import { statusReactions } from '@shared/api/reaction';
import { type Resubmission, resubmit, type Subscription } from '@shared/api/subscription';
import { BridgeFailure, type BridgeFailureKind, haptic } from '@shared/bridge';
import { messages } from '@shared/copy/popup';
import type { DocumentKind } from '@shared/domain/attachment';
import { alert, caution } from '@shared/popup';
import { call, react } from '@shared/session';
import { useState } from 'react';
import { remember } from '../member/remember';
import { changed, stillStands } from '../member/still-stands';
import { type Single, useSingle } from '../member/use-single';
import { askMileage } from './ask-mileage';
import { beforePhoto, documentLabel } from './resubmit.copy';
import { type Camera, takeDocument } from './take-document';
import { type CameraWait, useCameraWait } from './use-camera-wait';

/** One document sent again: cautions, mileage for the dashboard, photo, then the change. Source: RESUB-001, 006…008; A-47. */
export function useResubmit(
  subscription: Subscription,
  kind: DocumentKind,
  vtgId: string,
): Single<[]> & { trouble: BridgeFailureKind | undefined; camera: CameraWait } {
  const [trouble, setTrouble] = useState<BridgeFailureKind>();
  const camera = useCameraWait();

  const single = useSingle(async () => {
    setTrouble(undefined);
    const papers = await askFor(kind, subscription, { vtgId, wait: camera.wait }).catch(
      (reason: unknown) => {
        setTrouble(reason instanceof BridgeFailure ? reason.kind : 'bad-answer');
      },
    );
    if (!papers) return;
    try {
      if (!(await stillStands(subscription))) return;
      const { id } = subscription;
      const after = await changed(
        id,
        () => resubmit(call, id, papers),
        (now) => now.documents[kind] === 'unchecked',
      );
      remember(after);
    } catch (failure) {
      return react(failure, statusReactions);
    }
    haptic('success');
    await alert(messages['documents-uploaded']);
  });
  return { ...single, trouble, camera };
}

/** What is to be sent; nothing when the customer turned back on the way. @throws {BridgeFailure} */
async function askFor(
  kind: DocumentKind,
  subscription: Subscription,
  camera: Camera,
): Promise<Resubmission | undefined> {
  const isRead = await caution({
    title: documentLabel[kind],
    lines: beforePhoto[kind],
    checkLabel: messages['caution-check'],
    uncheckedMessage: messages['caution-unchecked'],
    submit: kind === 'panel' ? '다음' : '촬영하기',
  });
  if (!isRead) return undefined;
  if (kind !== 'panel') return takeDocument(kind, subscription, camera);
  const km = await askMileage(subscription);
  if (km === undefined) return undefined;
  return { ...(await takeDocument(kind, subscription, camera)), km };
}
