import { type Fault, SLOW_MS } from '../../faults';
import { koreanMoment } from '../../korean-moment';
import type { LoggedRequest } from '../../log';
import type { Outcomes } from '../../outcomes';
import type { ClientEvent } from '../calls/client-events';
import type { Device } from '../people/open';
import { writeScenario } from '../people/scenario-address';

export type Reported = {
  origin: string;
  now: Date;
  /** Key of the person in this browser. Undefined for a visitor. */
  person: string | undefined;
  device: Device;
  outcomes: Outcomes;
  faults: readonly Fault[];
  remoteFaults: ReadonlyMap<string, string>;
  /** Backend settings of this browser. Undefined if it has none. */
  extras: string | undefined;
  clothes: string | undefined;
  release: string;
  /** Version of each app. */
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
  const { origin, now, person, device, release, versions, calls, clientEvents, userAgent } = of;
  const own = calls.filter(({ personKey }) => personKey === undefined || personKey === person);
  return [
    `release ${release}`,
    ...Object.entries(versions).map(([app, version]) => `  ${app}@${version}`),
    `person ${person ?? 'visitor'} · ${device} · ${now.toISOString()}`,
    `browser ${userAgent}`,
    `again ${origin}/app/?scenario=${scenarioOf(of)}`,
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

/** Returns the words of `?scenario=`. The clock is written as a day, because most rules depend on the day only. */
function scenarioOf(of: Reported): string {
  const { now, person, device, outcomes, faults, remoteFaults, extras, clothes } = of;
  const day = koreanMoment(now, 'YYYY-MM-DD');
  return writeScenario(person ?? '', device, outcomes, [
    `clock:${day}`,
    ...faults.flatMap(faultWord),
    ...[...remoteFaults].map(([app, kind]) => `remote:${app}:${kind}`),
    ...(extras === undefined ? [] : [`extras:${extras}`]),
    ...(clothes === undefined ? [] : [`clothes:${clothes}`]),
  ]);
}

function faultWord({
  operationId,
  status,
  statusCode,
  delay,
  hang,
  broken,
  after,
}: Fault): string[] {
  const waits = delay === undefined ? undefined : delay === SLOW_MS ? 'slow' : `${delay}ms`;
  const how = hang ? 'hang' : broken ? 'broken' : (after ?? statusCode ?? status ?? waits);
  return how === undefined ? [] : [`fault:${operationId}:${how}`];
}

const lineOf = ({ at, operationId, path, status, milliseconds, fault, drift }: LoggedRequest) =>
  [
    `  ${at} ${operationId ?? path} ${status} ${milliseconds}ms`,
    ...(fault ? ['(fault)'] : []),
    ...(drift ? [`(contract: ${drift})`] : []),
  ].join(' ');
