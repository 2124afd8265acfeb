import type { RemoteName } from '@shared/federation/release';

/** What became of a version of a remote on this page. `lkg`: another version was mounted in its place. */
export type Told = {
  app: RemoteName;
  version: string;
  phase: 'entry' | 'init' | 'chunk' | 'css' | 'render';
  outcome: 'ok' | 'retried' | 'lkg' | 'failed' | 'disabled';
  /** From asking to having, or to giving up. */
  ms: number;
};

const waiting: Told[] = [];

/** Kept until whoever sends it (events.ts, asked for when the page is idle) takes it. */
export function tell(told: Told): void {
  waiting.push(told);
}

export const takeTold = (): Told[] => waiting.splice(0);
