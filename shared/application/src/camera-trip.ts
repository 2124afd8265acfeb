import { parseJson } from '@shared/api/safe-json';
import { type DocumentKind, documentKinds } from '@shared/domain/attachment';
import * as v from 'valibot';
import type { Application } from './application.schema';
import { applicationSchema } from './application.schema';
import { withNamesOfNow } from './former-names';
import { inStore } from './outbox';

/** The camera is open over the page: what a webview that is killed meanwhile needs to go on. */
export type CameraTrip = {
  /** Id of the question at the bridge; only its answer is taken. */
  questionId: string;
  kind: DocumentKind;
  /** Milliseconds since the epoch. */
  leftAt: number;
  application: Application;
};

const shape = v.object({
  questionId: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(documentKinds),
  leftAt: v.number(),
  application: applicationSchema,
});

/** A photo takes minutes, not more. */
const LIFETIME_MS = 30 * 60_000;
const KEY = 'camera';

const namedNow = (kept: unknown): unknown =>
  parseJson(withNamesOfNow(JSON.stringify(kept ?? null)));

export type CameraTrips = {
  save: (trip: CameraTrip) => Promise<void>;
  read: (now: number) => Promise<CameraTrip | undefined>;
  clear: () => Promise<void>;
};

/** On disk only: where IndexedDB is refused a killed webview starts over, and nothing else is lost. */
export function createCameraTrips(factory: IDBFactory | undefined): CameraTrips {
  const clear = async () => {
    await inStore(factory, 'readwrite', (store) => store.delete(KEY));
  };
  const save: CameraTrips['save'] = async (trip) => {
    await inStore(factory, 'readwrite', (store) => store.put(trip, KEY));
  };
  const read: CameraTrips['read'] = async (now) => {
    const kept = await inStore(factory, 'readonly', (store) => store.get(KEY));
    const trip = v.safeParse(shape, kept.ok ? namedNow(kept.value) : undefined);
    if (trip.success && now - trip.output.leftAt < LIFETIME_MS) return trip.output;
    if (kept.ok && kept.value !== undefined) await clear();
    return undefined;
  };
  return { save, read, clear };
}
