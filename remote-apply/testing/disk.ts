import { deserialize, serialize } from 'node:v8';
import 'fake-indexeddb/auto';

/**
 * Provides `structuredClone`, which IndexedDB needs and jsdom lacks. Import this before any module that stores data.
 */
globalThis.structuredClone ??= <T>(value: T): T => deserialize(serialize(value)) as T;
