import { type UploadKind, uploadTypes } from '@shared/domain/attachment';
import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { id, known } from './read/scalar';

type Upload = { vtgId: string; kind: UploadKind; file: Blob; signal?: AbortSignal | undefined };
export type UploadedPhoto = { url: string; kind: UploadKind };

const answer = v.pipe(
  v.object({ url: id, type: known(uploadTypes.nameOf) }),
  v.transform(({ url, type }): UploadedPhoto => ({ url, kind: type })),
);

/** `host`: the prime host of the environment. Inside the app the app uploads by itself. Source: API-041. */
export function uploadPhoto(
  call: ApiClient,
  host: string,
  { vtgId, kind, file, signal }: Upload,
): Promise<UploadedPhoto> {
  const form = new FormData();
  form.set('vtg_id', vtgId);
  form.set('type', String(uploadTypes.codeOf(kind)));
  form.set('file', file, `${kind}.jpg`);
  return call({ method: 'POST', host, path: api`/atts`, form, answer, ...(signal && { signal }) });
}
