import type { Queries } from '@shared/database/database';
import type { DocumentKind } from '@shared/domain/attachment';
import { addresses } from '../addresses';
import { Refused } from './refusal';

type Urls = {
  att_reg_url?: string | null;
  att_insp_url?: string | null;
  att_panel_url?: string | null;
};

/** The wire's numbers of the documents. Source: core §4, A-60. */
export const documentCodes = {
  registration: 20,
  panel: 30,
  inspection: 40,
} as const satisfies Record<DocumentKind, number>;

const LONGEST = 2048;
/** Pages show it, so it must not be a script. */
const pictureAddress = /^(https?:\/\/|\/(?!\/)|data:image\/(jpeg|png|webp|svg\+xml)[;,])/;

/** The documents that came with a body. @throws {Refused} 400: an address no picture can have */
export function safeDocuments(body: Urls): readonly (readonly [DocumentKind, string])[] {
  const given = [
    ['registration', body.att_reg_url],
    ['inspection', body.att_insp_url],
    ['panel', body.att_panel_url],
  ] as const;
  return given.flatMap(([kind, url]) => {
    if (!url) return [];
    if (url.length > LONGEST || !pictureAddress.test(url))
      throw new Refused(400, '사진 주소가 올바르지 않습니다. 다시 촬영해 주세요.');
    return [[kind, url] as const];
  });
}

/** What a photo shows, by the number it was uploaded with; 0 is what the app read the registration from. */
const kindOfPhoto: Readonly<Record<number, DocumentKind>> = {
  0: 'registration',
  1: 'inspection',
  2: 'panel',
};

/** The newest photo of each kind that belongs to nothing yet: an order or a resubmission need not name them. Source: A-60. */
export async function waitingPhotos(
  queries: Queries,
  personId: string,
): Promise<readonly (readonly [DocumentKind, string])[]> {
  const rows = await queries.query<{ type: number; name: string }>(
    `select distinct on (photo_type) photo_type as type, name from upload
     where person_id = $1 and not exists (select 1 from document where url like '%/' || upload.name)
     order by photo_type, position desc`,
    [personId],
  );
  return rows.flatMap(({ type, name }) => {
    const kind = kindOfPhoto[type];
    return kind ? [[kind, `${addresses.files}/${name}`] as const] : [];
  });
}

/** A new document, or one sent again: staff have not looked at it yet. Source: A-47. */
export const storeDocument = (
  tx: Queries,
  subscriptionId: string,
  kind: DocumentKind,
  url: string,
) =>
  tx.query(
    `insert into document (subscription_id, kind, url, confirm) values ($1, $2, $3, 10)
     on conflict (subscription_id, kind) do update set url = excluded.url, confirm = 10, reason = null`,
    [subscriptionId, documentCodes[kind], url],
  );
