import type { AppName } from '@shared/federation/release';
import type { Services } from '../services/services';
import type { RemoteFault } from '../site/remote-fault';
import type { ClientEvents } from './calls/client-events';

/** Faults staff put in the way of a remote's files; whoever serves those files asks here. */
export type RemoteFaults = Map<AppName, RemoteFault>;

/** What the console is given. */
export type ConsoleServices = Services & { remoteFaults: RemoteFaults };
/** With what it keeps itself. */
export type ConsoleWorld = ConsoleServices & { clientEvents: ClientEvents };
