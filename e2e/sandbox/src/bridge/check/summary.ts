import { type State, stateNames, type Verdict } from './verdict';

export type Line = { name: string; verdict: Verdict | undefined };

const states = Object.keys(stateNames) as readonly State[];

/** Returns the text that a tester sends to the team of the app: counts, the webview, and one line for each call. */
export function summaryOf(lines: readonly Line[], userAgent: string): string {
  const counts = states.map(
    (state) =>
      `${stateNames[state]} ${lines.filter(({ verdict }) => verdict?.state === state).length}`,
  );
  const open = lines.filter(({ verdict }) => verdict === undefined).length;
  return [
    `브리지 점검: ${[...counts, `미실행 ${open}`].join(', ')}`,
    userAgent,
    ...lines.map(({ name, verdict }) =>
      verdict === undefined
        ? `미실행 ${name}`
        : `${stateNames[verdict.state]} ${name} ${(verdict.ms / 1000).toFixed(1)}초 ${verdict.detail}`.trim(),
    ),
  ].join('\n');
}
