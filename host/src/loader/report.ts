import type { RemoteName } from '@shared/federation/release';

/** What became of a version of a remote on this page. `lkg`: another version was mounted in its place. */
export type Report = {
  app: RemoteName;
  version: string;
  phase: 'entry' | 'init' | 'chunk' | 'css' | 'render';
  outcome: 'ok' | 'retried' | 'lkg' | 'failed' | 'disabled';
  /** From asking to having, or to giving up. */
  ms: number;
};

const waiting: Report[] = [];

/** Kept until whoever sends it (events.ts, asked for when the page is idle) takes it. */
export function report(told: Report): void {
  waiting.push(told);
}

export const takeReports = (): Report[] => waiting.splice(0);
