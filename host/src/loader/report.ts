import type { RemoteName } from '@shared/release/release';

/** How a version of a remote fared on this page. `lkg`: another version was mounted in its place. */
export type Report = {
  app: RemoteName;
  version: string;
  phase: 'entry' | 'init' | 'chunk' | 'css' | 'render';
  outcome: 'ok' | 'retried' | 'lkg' | 'failed' | 'disabled';
  /** From asking to having, or to giving up. */
  ms: number;
};

const waiting: Report[] = [];

/** Kept until events.ts takes and sends it, when the page is idle. */
export function report(told: Report): void {
  waiting.push(told);
}

export const takeReports = (): Report[] => waiting.splice(0);
