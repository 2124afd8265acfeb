import { settings } from '@shared/config/settings';
import type { Package } from '@shared/domain/package';
import type { Group } from '@shared/domain/tier';
import { Card } from '@shared/ui/Card';
import { Notes } from '@shared/ui/Notes';
import { Benefits } from './Benefits';
import { homeNotes } from './home-notes.copy';
import { PackagePictures } from './PackagePictures';

type Props = { group: Group; pkg: Package | undefined };

/** Shows pictures, benefits and notes of the selected membership. Source: HOME-005. */
export const HomeBelow = ({ group, pkg }: Props) => (
  <>
    <PackagePictures images={pkg?.images ?? []} />
    <Benefits group={group} pkg={pkg} />
    <Card tone="quiet" title="꼭 확인해 주세요">
      <Notes items={homeNotes(group, settings.approval.businessDays)} />
    </Card>
  </>
);
