import type { Unread } from '@shared/api/read/unread';

/** A failure as it was reported: thrown, received as an event, or an unreadable answer. */
export type Fault = { at: number } & ({ thrown: unknown } | { heard: Event } | { unread: Unread });
