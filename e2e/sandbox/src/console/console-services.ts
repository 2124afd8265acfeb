import type { AppName } from '@shared/federation/release';
import type { Services } from '../services/services';
import type { RemoteFault } from '../site/remote-fault';

/** Faults staff put in the way of a remote's files; whoever serves those files asks here. */
export type RemoteFaults = Map<AppName, RemoteFault>;

export type ConsoleServices = Services & { remoteFaults: RemoteFaults };
