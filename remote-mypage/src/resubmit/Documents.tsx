import type { Subscription } from '@shared/api/subscription';
import { type DocumentKind, documentKinds } from '@shared/domain/attachment';
import { BadShots } from '@shared/photo/BadShots';
import { DashboardDrawing } from '@shared/photo/DashboardDrawing';
import { Finder } from '@shared/photo/Finder';
import { InspectionSheetDrawing } from '@shared/photo/InspectionSheetDrawing';
import { RegistrationDrawing } from '@shared/photo/RegistrationDrawing';
import { Badge } from '@shared/ui/Badge';
import { Card } from '@shared/ui/Card';
import type { ReactNode } from 'react';
import type { MemberUser } from '../member/Member';
import css from './Documents.module.css';
import { Resubmit } from './Resubmit';
import { confirmLabel, confirmTone, documentLabel } from './resubmit.copy';
import { resubmittable } from './wanted-documents';

type Props = { subscription: Subscription; member: MemberUser };

/** The documents of an application with what staff said, and the way to send one again. Source: RESUB-001…005. */
export function Documents({ subscription, member }: Props) {
  const again = resubmittable(subscription);
  const shown = documentKinds.filter(
    (kind) => subscription.documents[kind] !== 'absent' || again.includes(kind),
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
                  {confirmLabel[subscription.documents[kind]]}
                </Badge>
              </div>
              {reasonOf(subscription, kind) !== undefined && (
                <p className={css['reason']}>사유: {reasonOf(subscription, kind)}</p>
              )}
              {again.includes(kind) && (
                <Resubmit subscription={subscription} kind={kind} vtgId={member.vtgId} />
              )}
            </li>
          ))}
        </ul>
      </Card>
      {again.length > 0 && <GoodPhotos kinds={again} />}
    </>
  );
}

/** Why staff want it again, in their words. */
const reasonOf = ({ attachments, documents }: Subscription, kind: DocumentKind) =>
  documents[kind] === 'retake' ? attachments[kind]?.reason : undefined;

const drawings: Record<DocumentKind, ReactNode> = {
  registration: <RegistrationDrawing />,
  inspection: <InspectionSheetDrawing />,
  panel: <DashboardDrawing />,
};

type GoodProps = { kinds: readonly DocumentKind[] };

/** What the photos that are asked for again should look like, and what sent them back. */
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
