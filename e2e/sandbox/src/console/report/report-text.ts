import type { LoggedRequest } from '../../log';
import type { ClientEvent } from '../calls/client-events';
import type { Device } from '../people/open';

export type Reported = {
  origin: string;
  now: Date;
  person: string | undefined;
  device: Device;
  scenario: string;
  /** Sentence about what the scenario does not contain, or an empty text. */
  leftOut: string;
  release: string;
  versions: Readonly<Record<string, string>>;
  calls: readonly LoggedRequest[];
  clientEvents: readonly ClientEvent[];
  userAgent: string;
};

const CALLS = 50;

/**
 * Returns the text that a developer needs to reproduce a problem: versions, person, calls, and one address that
 * restores the situation.
 */
export function reportText(of: Reported): string {
  const { origin, now, person, device, scenario, leftOut, release, versions } = of;
  const { calls, clientEvents, userAgent } = of;
  const own = calls.filter(({ personKey }) => personKey === undefined || personKey === person);
  return [
    `release ${release}`,
    ...Object.entries(versions).map(([app, version]) => `  ${app}@${version}`),
    `person ${person ?? 'visitor'} · ${device} · ${now.toISOString()}`,
    `browser ${userAgent}`,
    `again ${origin}/app/?scenario=${scenario}`,
    ...(leftOut === '' ? [] : [`  ${leftOut}`]),
    '',
    `calls (${Math.min(own.length, CALLS)}, latest first)`,
    ...own.slice(0, CALLS).map(lineOf),
    '',
    ...toldOf('errors of scripts', clientEvents.filter(isError)),
    ...toldOf('calls of the bridge', clientEvents.filter(isBridge)),
    ...toldOf(
      'pages told',
      clientEvents.filter((event) => !isError(event) && !isBridge(event)),
    ),
  ].join('\n');
}

const isError = ({ kind }: ClientEvent): boolean => kind === 'script' || kind === 'exception';
const isBridge = ({ kind }: ClientEvent): boolean => kind === 'bridge';

const toldOf = (what: string, events: readonly ClientEvent[]): readonly string[] => [
  `${what} (${events.length})`,
  ...events.slice(0, CALLS).map(({ at, kind, said }) => `  ${at} ${kind} ${said}`),
];

const lineOf = ({ at, operationId, path, status, milliseconds, fault, drift }: LoggedRequest) =>
  [
    `  ${at} ${operationId ?? path} ${status} ${milliseconds}ms`,
    ...(fault ? ['(fault)'] : []),
    ...(drift ? [`(contract: ${drift})`] : []),
  ].join(' ');
