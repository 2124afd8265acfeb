import { attachmentKinds, type DocumentKind, uploadTypes } from '@shared/domain/attachment';
import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { id } from './read/scalar';

type Upload = {
  vtgId: string;
  kind: DocumentKind;
  file: Blob;
  signal?: AbortSignal | undefined;
  /** Receives the uploaded share of the photo, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};
export type UploadedPhoto = { url: string };

const answer = v.object({ url: id });

/**
 * Returns the field that names the document. The upload types know only inspection sheet and dashboard, so a registration
 * document has its kind instead. Source.
 */
const named = (kind: DocumentKind): readonly [string, number] =>
  kind === 'registration'
    ? ['kind', attachmentKinds.codeOf(kind)]
    : ['type', uploadTypes.codeOf(kind)];

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
  const [field, code] = named(kind);
  form.set(field, String(code));
  form.set('file', file, `${kind}.${file.type === 'image/png' ? 'png' : 'jpg'}`);
  const upload = { method: 'POST', host, path: api`/atts`, form, answer, onProgress } as const;
  return call({ ...upload, ...(signal && { signal }) });
}
