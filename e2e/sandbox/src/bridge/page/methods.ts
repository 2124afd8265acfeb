import type { Method as BridgeCall } from '@shared/bridge';
import type { Document } from './camera';
import { openCamera, photograph, type Shot } from './camera';
import { automaticOutcome } from './outcome';
import { hasKeptPhoto, killPage } from './page-kill';
import { closeWebview, keepFile, knock, openOutside, showSettings } from './phone';
import { type Ask, refuse, replyTo, succeed } from './protocol';
import { phone } from './settings';
import type { Device } from './surface';

type Phone = { device: Device; dataset: DOMStringMap };

/** Delay in milliseconds that is longer than the timeout of the page's adapter, so the answer is too late. */
const LATE_MS = 95_000;

/** The last photo taken. An app keeps it until the page requests the upload. */
let lastPhoto: Blob | undefined;

const vtgIdOf = (params: Ask['params']): string =>
  String(params['vtgId'] ?? new URLSearchParams(location.search).get('vtg_id') ?? '');
const typeOf = (params: Ask['params']): PhotoType => (Number(params['type']) === 2 ? 2 : 1);

type Method = (ask: Ask, phone: Phone) => void | Promise<void>;

export const methodOf = (name: string): Method | undefined =>
  isMethod(name) ? methods[name] : undefined;

const isMethod = (name: string): name is BridgeCall => Object.hasOwn(methods, name);

/** All methods that the app offers to a page. Source: BRIDGE-001…006. */
const methods: Readonly<Record<BridgeCall, Method>> = {
  async recognise(ask, phone) {
    const vtgId = vtgIdOf(ask.params);
    const documents = await myDocuments(vtgId);
    const shot = await takeShot(phone, 'registration', documents);
    const read = async (quality: 'good' | 'bad') => {
      const photo = await photograph('registration', [shot.vin ?? '']);
      return readRegistration(vtgId, { vin: shot.vin, quality, photo });
    };
    await deliver(ask, shot, read);
  },
  async recogniseFile(ask) {
    const vtgId = vtgIdOf(ask.params);
    const [document] = await myDocuments(vtgId);
    const bytes = Uint8Array.from(atob(String(ask.params['base64'])), (sign) => sign.charCodeAt(0));
    const photo = new Blob([bytes]);
    succeed(ask.id, await readRegistration(vtgId, { vin: document?.vin, quality: 'good', photo }));
  },
  async capture(ask, phone) {
    const type = typeOf(ask.params);
    const shot = await takeShot(phone, type === 1 ? 'inspection' : 'panel', []);
    await deliver(ask, shot, async (quality) => {
      lastPhoto = await shoot(type, quality);
      return { photo: 'last', type };
    });
  },
  async upload(ask) {
    const type = typeOf(ask.params);
    if (lastPhoto === undefined && hasKeptPhoto()) lastPhoto = await shoot(type, 'good');
    if (lastPhoto === undefined) return refuse(ask.id, 'cancelled');
    succeed(ask.id, await uploadPhoto(vtgIdOf(ask.params), type, lastPhoto));
  },
  haptic(ask) {
    knock(ask.params['kind']);
    succeed(ask.id, {});
  },
  openExternal(ask, { device }) {
    if (openOutside(device, String(ask.params['url'] ?? ''))) succeed(ask.id, {});
    else refuse(ask.id, 'unsupported');
  },
  offers(ask) {
    const method = String(ask.params['method']);
    const isOffered = methodOf(method) !== undefined && replyTo(method) !== 'refused';
    succeed(ask.id, method === 'windows' ? phone().windows === 'offered' : isOffered);
  },
  openSettings(ask, { device }) {
    succeed(ask.id, {});
    showSettings(device);
  },
  close(ask, { device }) {
    succeed(ask.id, {});
    closeWebview(device);
  },
  savePdf(ask, { device }) {
    keepFile(device, { ...fileOf(ask.params), type: 'application/pdf' });
    succeed(ask.id, {});
  },
  saveFile(ask, { device }) {
    keepFile(device, { ...fileOf(ask.params), type: String(ask.params['type']) });
    succeed(ask.id, {});
  },
};

const fileOf = (params: Ask['params']) => ({
  name: String(params['name']),
  base64: String(params['base64']),
});

const shoot = (type: PhotoType, quality: 'good' | 'bad'): Promise<Blob> =>
  photograph(type === 1 ? 'inspection' : 'panel', [
    new Date().toISOString().slice(0, 10),
    quality === 'good' ? '' : '(흐린 사진)',
  ]);

async function takeShot(
  { device, dataset }: Phone,
  subject: Parameters<typeof openCamera>[1],
  documents: Parameters<typeof openCamera>[2],
): Promise<Shot> {
  const outcome = automaticOutcome(dataset);
  if (outcome !== undefined) return { outcome, vin: documents[0]?.vin };
  return openCamera(device, subject, documents);
}

/** Answers as the chosen outcome requires: once, twice, late, never, or with an error. */
async function deliver(
  { id }: Ask,
  { outcome }: Shot,
  result: (quality: 'good' | 'bad') => Promise<unknown>,
): Promise<void> {
  if (outcome === 'silent') return;
  if (outcome === 'denied' || outcome === 'cancelled') return refuse(id, outcome);
  const found = await result(outcome === 'bad' ? 'bad' : 'good');
  if (outcome === 'killed') {
    killPage(id, found);
    return;
  }
  if (outcome === 'late') {
    setTimeout(() => succeed(id, found), LATE_MS);
    return;
  }
  succeed(id, found);
  if (outcome === 'twice') succeed(id, await result('bad'));
}

/** 1 is the inspection sheet, 2 the dashboard panel. */
type PhotoType = 1 | 2;

/** Returns the vehicles of the person signed in on this phone, whose documents the camera can photograph. */
async function myDocuments(vtgId: string): Promise<readonly Document[]> {
  const answer = await fetch(`/sandbox/native/documents?${new URLSearchParams({ vtg_id: vtgId })}`);
  return answer.ok ? ((await answer.json()) as { documents: readonly Document[] }).documents : [];
}

/**
 * Returns the data that the app reads from a photo of the registration document. The photo goes to the file storage.
 */
async function readRegistration(
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
async function uploadPhoto(vtgId: string, type: PhotoType, photo: Blob): Promise<unknown> {
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
