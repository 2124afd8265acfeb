import { listsExtra } from '@shared/config/lists-extra';
import { attachmentKinds, type DocumentKind, uploadTypes } from '@shared/domain/attachment';
import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { id, known } from './read/scalar';

type Upload = {
  vtgId: string;
  kind: DocumentKind;
  file: Blob;
  signal?: AbortSignal | undefined;
  /** Receives the uploaded share of the photo, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};
export type UploadedPhoto = { url: string };

const answer = v.pipe(
  v.object({ url: id, type: known(uploadTypes.nameOf) }),
  v.transform(({ url }): UploadedPhoto => ({ url })),
);

/**
 * Returns the upload type. The storage has one for papers and one for the dashboard, so a registration document uses
 * that of papers. Source: A-60.
 */
const typeOf = (kind: DocumentKind) =>
  String(uploadTypes.codeOf(kind === 'panel' ? 'panel' : 'inspection'));

/**
 * Uploads a photo to `host`, the prime host of the environment. In the maker's app, the app uploads by itself instead.
 * Source: API-041.
 */
export function uploadPhoto(
  call: ApiClient,
  host: string,
  { vtgId, kind, file, signal, onProgress }: Upload,
): Promise<UploadedPhoto> {
  const form = new FormData();
  form.set('vtg_id', vtgId);
  form.set('type', typeOf(kind));
  if (listsExtra('photo-kind')) form.set('kind', String(attachmentKinds.codeOf(kind)));
  form.set('file', file, `${kind}.jpg`);
  const upload = { method: 'POST', host, path: api`/atts`, form, answer, onProgress } as const;
  return call({ ...upload, ...(signal && { signal }) });
}
