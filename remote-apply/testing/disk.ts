import { deserialize, serialize } from 'node:v8';
import 'fake-indexeddb/auto';

/**
 * A disk for screen tests; imported before anything that keeps something on it. jsdom leaves out the copying of values
 * that IndexedDB stands on.
 */
globalThis.structuredClone ??= <T>(value: T): T => deserialize(serialize(value)) as T;
