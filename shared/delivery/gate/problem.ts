import type { AppJson, AppName, RemoteName, StartRoute } from '@shared/release/release';

/** Why a set may not go live: which check says so, where, what is wrong, and how it is mended. */
export type Problem = { check: string; where: string; what: string; mend: string };

/** A set of builds that is to run together, as the gate looks at it. */
export type Candidate = {
  apps: Readonly<Record<AppName, AppJson>>;
  /** What would be mounted when a version of `apps` does not start. */
  lkg: Readonly<Partial<Record<RemoteName, AppJson>>>;
  /** The routes table of the set's host. */
  routes: readonly StartRoute[];
};

export const remotesOf = ({ apps }: Candidate): readonly AppJson[] =>
  Object.values(apps).filter(({ app }) => app !== 'host');

export const named = ({ app, version }: Pick<AppJson, 'app' | 'version'>): string =>
  `${app}@${version}`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
