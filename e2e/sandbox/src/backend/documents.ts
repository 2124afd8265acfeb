import type { Queries } from '@shared/database/database';
import type { DocumentKind } from '@shared/domain/attachment';
import { addresses } from '../addresses';
import { Refused } from './refusal';

type Urls = {
  att_reg_url?: string | null;
  att_insp_url?: string | null;
  att_panel_url?: string | null;
};

/** Codes of the documents in the API. Source: core §4, A-60. */
export const documentCodes = {
  registration: 20,
  panel: 30,
  inspection: 40,
} as const satisfies Record<DocumentKind, number>;

const LONGEST = 2048;
/** Addresses that a page may show as a picture. Other schemes are refused, because they could run a script. */
const pictureAddress = /^(https?:\/\/|\/(?!\/)|data:image\/(jpeg|png|webp|svg\+xml)[;,])/;

/** Returns the documents in a body. @throws {Refused} 400 if an address cannot be a picture. */
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

/** Document kind by the type number of an upload. Type 0 is the photo that the app reads the registration from. */
const kindOfPhoto: Readonly<Record<number, DocumentKind>> = {
  0: 'registration',
  1: 'inspection',
  2: 'panel',
};

/** Returns the newest unassigned photo of each kind, so orders and resubmissions need not name photos. Source: A-60. */
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

/** Stores a new or resubmitted document, which staff have not reviewed yet. Source: A-47. */
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
