import type { Document } from './camera';

/** 1 is the inspection sheet, 2 the dashboard panel. */
export type PhotoType = 1 | 2;

/** Returns the vehicles of the person signed in on this phone, whose documents the camera can photograph. */
export async function myDocuments(vtgId: string): Promise<readonly Document[]> {
  const answer = await fetch(`/sandbox/native/documents?${new URLSearchParams({ vtg_id: vtgId })}`);
  return answer.ok ? ((await answer.json()) as { documents: readonly Document[] }).documents : [];
}

/**
 * Returns the data that the app reads from a photo of the registration document. The photo goes to the file storage.
 */
export async function readRegistration(
  vtgId: string,
  { vin, quality, photo }: { vin: string | undefined; quality: 'good' | 'bad'; photo: Blob },
): Promise<unknown> {
  const form = new FormData();
  form.set('vtg_id', vtgId);
  form.set('vin', vin ?? '');
  form.set('quality', quality);
  form.set('file', photo, 'registration.jpg');
  return read(await fetch('/sandbox/native/registration', { method: 'POST', body: form }));
}

/** Uploads a photo to the file storage with the person's vtg id. Source: BRIDGE-003, API-041. */
export async function uploadPhoto(vtgId: string, type: PhotoType, photo: Blob): Promise<unknown> {
  const form = new FormData();
  form.set('vtg_id', vtgId);
  form.set('type', String(type));
  form.set('file', photo, type === 1 ? 'inspection.jpg' : 'panel.jpg');
  const headers = { Authorization: `Bearer ${await ownToken(vtgId)}` };
  return read(await fetch('/api/v1App/atts', { method: 'POST', headers, body: form }));
}

/** Returns a token for the app. It signs in by the cookie of the account host, as a real app uses its own session. */
async function ownToken(vtgId: string): Promise<string> {
  const begun = (await read(await fetch('/api/v1App/auth/initSession', { method: 'POST' }))) as {
    data: { pre_auth_token: string };
  };
  const headers = {
    'Content-Type': 'application/json',
    'X-Pre-Auth-Token': begun.data.pre_auth_token,
  };
  const body = JSON.stringify(vtgId ? { vtg_id: vtgId } : {});
  const stored = await fetch('/api/v1App/users/storeToken', { method: 'POST', headers, body });
  return String(((await read(stored)) as { token: string | number }).token);
}

async function read(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} ${answer.status}`);
  return answer.json();
}
