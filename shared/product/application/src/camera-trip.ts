import { parseJson } from '@shared/api/safe-json';
import { type DocumentKind, documentKinds } from '@shared/domain/attachment';
import * as v from 'valibot';
import type { Application } from './application.schema';
import { applicationSchema } from './application.schema';
import { inStore } from './disk';
import { withNamesOfNow } from './former-names';

/** Data that a webview needs to continue if it is killed while the camera is open. */
export type CameraTrip = {
  /** Id of the question at the bridge. Only its answer is accepted. */
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

/** A photo takes only minutes. */
const LIFETIME_MS = 30 * 60_000;
const KEY = 'camera';

const namedNow = (kept: unknown): unknown =>
  parseJson(withNamesOfNow(JSON.stringify(kept ?? null)));

export type CameraTrips = {
  save: (trip: CameraTrip) => Promise<void>;
  read: (now: number) => Promise<CameraTrip | undefined>;
  clear: () => Promise<void>;
};

/**
 * Returns the storage of camera trips, on disk only. Without IndexedDB, a killed webview starts again, and nothing else
 * is lost.
 */
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
