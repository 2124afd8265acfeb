import type { DocumentKind } from '@shared/domain/attachment';
import { BadShots } from '@shared/photo/BadShots';
import { DashboardDrawing } from '@shared/photo/DashboardDrawing';
import { Finder } from '@shared/photo/Finder';
import { InspectionSheetDrawing } from '@shared/photo/InspectionSheetDrawing';
import { RegistrationDrawing } from '@shared/photo/RegistrationDrawing';
import { Card } from '@shared/ui/Card';
import type { ReactNode } from 'react';
import css from './Documents.module.css';

const drawings: Record<DocumentKind, ReactNode> = {
  registration: <RegistrationDrawing />,
  inspection: <InspectionSheetDrawing />,
  panel: <DashboardDrawing />,
};

type Props = { kinds: readonly DocumentKind[] };

/** What the photos that are asked for again should look like, and what sent them back. */
export function GoodPhotos({ kinds }: Props) {
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
