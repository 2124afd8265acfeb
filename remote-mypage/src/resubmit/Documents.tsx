import type { Subscription } from '@shared/api/subscription';
import { type DocumentKind, documentKinds } from '@shared/domain/attachment';
import { BadShots } from '@shared/photo/BadShots';
import { CameraWait } from '@shared/photo/CameraWait';
import { DashboardDrawing } from '@shared/photo/DashboardDrawing';
import { Finder } from '@shared/photo/Finder';
import { InspectionSheetDrawing } from '@shared/photo/InspectionSheetDrawing';
import { PhotoFile } from '@shared/photo/PhotoFile';
import { PhotoTrouble } from '@shared/photo/PhotoTrouble';
import { RegistrationDrawing } from '@shared/photo/RegistrationDrawing';
import { Badge } from '@shared/ui/Badge';
import { Button } from '@shared/ui/Button';
import { Card } from '@shared/ui/Card';
import { type ReactNode, useState } from 'react';
import type { MemberUser } from '../member/Member';
import css from './Documents.module.css';
import {
  confirmTone,
  documentLabel,
  documentStatus,
  neededOnlyWhenAsked,
  sendLabel,
} from './resubmit.copy';
import { useResubmit } from './use-resubmit';
import { resubmittable, wantedDocuments, wasSent } from './wanted-documents';

type Props = { subscription: Subscription; member: MemberUser };

/**
 * Shows the documents of an application, the decision on each, and a button for each one that may be sent.
 * Source: RESUB-001…005.
 */
export function Documents({ subscription, member }: Props) {
  const sendable = resubmittable(subscription);
  const wanted = wantedDocuments(subscription);
  const shown = documentKinds.filter(
    (kind) => wasSent(subscription, kind) || sendable.includes(kind),
  );
  if (subscription.state !== 'pending' || shown.length === 0) return null;
  return (
    <>
      <Card title="제출 서류">
        <ul className={css['documents']}>
          {shown.map((kind) => (
            <li key={kind} className={css['document']}>
              <div className={css['line']}>
                <span className={css['name']}>{documentLabel[kind]}</span>
                <Badge tone={confirmTone[subscription.documents[kind]]}>
                  {documentStatus(subscription, kind)}
                </Badge>
              </div>
              {reasonOf(subscription, kind) !== undefined && (
                <p className={css['reason']}>사유: {reasonOf(subscription, kind)}</p>
              )}
              {sendable.includes(kind) && !wanted.includes(kind) && (
                <p className={css['reason']}>{neededOnlyWhenAsked}</p>
              )}
              {sendable.includes(kind) && (
                <Resubmit
                  subscription={subscription}
                  kind={kind}
                  vtgId={member.vtgId}
                  isWanted={wanted.includes(kind)}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
      {wanted.length > 0 && <GoodPhotos kinds={wanted} />}
    </>
  );
}

/** Returns why staff rejected the document, in their words. */
const reasonOf = ({ attachments, documents }: Subscription, kind: DocumentKind) =>
  documents[kind] === 'retake' ? attachments[kind]?.reason : undefined;

const drawings: Record<DocumentKind, ReactNode> = {
  registration: <RegistrationDrawing />,
  inspection: <InspectionSheetDrawing />,
  panel: <DashboardDrawing />,
};

type GoodProps = { kinds: readonly DocumentKind[] };

/** Shows good photos of the wanted documents, and mistakes that lead to a rejection. */
function GoodPhotos({ kinds }: GoodProps) {
  const hasPaper = kinds.some((kind) => kind !== 'panel');
  return (
    <Card title="이렇게 촬영해 주세요">
      <div className={css['finders']}>
        {kinds.map((kind) => (
          <Finder key={kind}>{drawings[kind]}</Finder>
        ))}
      </div>
      <BadShots of={hasPaper ? 'document' : 'dashboard'} />
    </Card>
  );
}

type ResubmitProps = {
  subscription: Subscription;
  kind: DocumentKind;
  vtgId: string;
  /** Staff cannot continue without this document. */
  isWanted: boolean;
};

/** Sends one document, with the app's camera or as a file if the camera returns no photo. Source: RESUB-001, 006. */
function Resubmit({ subscription, kind, vtgId, isWanted }: ResubmitProps) {
  const { run, isBusy, trouble, camera, sendFile } = useResubmit(subscription, kind, vtgId);
  const [isFiling, setFiling] = useState(false);
  if (camera.isWaiting) return <CameraWait onGiveUp={camera.giveUp} />;
  return (
    <>
      {trouble !== undefined && (
        <PhotoTrouble trouble={trouble}>
          <PhotoFile send={sendFile} onSending={setFiling} />
        </PhotoTrouble>
      )}
      <Button
        variant={isWanted ? 'secondary' : 'quiet'}
        block
        busy={isBusy || isFiling}
        onClick={() => void run()}
      >
        {sendLabel(subscription, kind)}
      </Button>
    </>
  );
}
