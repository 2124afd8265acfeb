import { settings } from '@shared/config/settings';
import type { PlainDate } from '@shared/domain/calendar';
import type { Package } from '@shared/domain/package';
import { expectedStart } from '@shared/domain/service-period';
import type { Group } from '@shared/domain/tier';
import { Card } from '@shared/ui/Card';
import { Notes } from '@shared/ui/Notes';
import { Notice } from '@shared/ui/Notice';
import { Benefits } from './Benefits';
import { Compare } from './Compare';
import { expectedStartReason, expectedStartText } from './compare.copy';
import type { HomeOffer } from './home-choice';
import { homeNotes } from './home-notes.copy';
import css from './PackagePictures.module.css';

/**
 * Shows the pictures of a membership, if the server has some. Each reserves its space before it loads.
 * Source: ENTITY-001.
 */
export const PackagePictures = ({ images }: { images: readonly string[] }) =>
  images.map((image) => (
    <img key={image} className={css['picture']} src={image} alt="" loading="lazy" />
  ));

const { approval } = settings;

type Props = {
  group: Group;
  pkg: Package | undefined;
  /** Offers of every tier for the same vehicle. */
  offers: readonly HomeOffer[];
  today: PlainDate;
};

/**
 * Shows the expected start, pictures, benefits and notes of the selected membership, and compares it with the others.
 * Source: HOME-005.
 */
export const HomeBelow = ({ group, pkg, offers, today }: Props) => (
  <>
    <Notice tone="brand" title={expectedStartText(expectedStart(today, approval.businessDays))}>
      <p>{expectedStartReason}</p>
    </Notice>
    <PackagePictures images={pkg?.images ?? []} />
    <Benefits group={group} pkg={pkg} />
    <Compare offers={offers} />
    <Card tone="quiet" title="꼭 확인해 주세요">
      <Notes items={homeNotes(group)} />
    </Card>
  </>
);
