import type { AppJson, AppName, RemoteName, StartRoute } from '@shared/release/release';

/** Reason why a set may not go live: the check, the place, the fault, and how to fix it. */
export type Problem = { check: string; where: string; what: string; mend: string };

/** A set of builds that run together, as the gate checks it. */
export type Candidate = {
  apps: Readonly<Record<AppName, AppJson>>;
  /** Fallback versions, loaded if a version of `apps` does not start. */
  lkg: Readonly<Partial<Record<RemoteName, AppJson>>>;
  routes: readonly StartRoute[];
};

export const remotesOf = ({ apps }: Candidate): readonly AppJson[] =>
  Object.values(apps).filter(({ app }) => app !== 'host');

export const named = ({ app, version }: Pick<AppJson, 'app' | 'version'>): string =>
  `${app}@${version}`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
