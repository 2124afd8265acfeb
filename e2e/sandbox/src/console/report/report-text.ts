import type { Fault } from '../../faults';
import type { LoggedRequest } from '../../log';
import type { Outcomes } from '../../outcomes';
import type { ClientEvent } from '../calls/client-events';
import type { Device } from '../people/open';
import { writeScenario } from '../people/scenario-address';

export type Reported = {
  origin: string;
  now: Date;
  /** Key of the person this browser is; undefined for a visitor. */
  person: string | undefined;
  device: Device;
  outcomes: Outcomes;
  faults: readonly Fault[];
  remoteFaults: ReadonlyMap<string, string>;
  release: string;
  /** Version of each app. */
  versions: Readonly<Record<string, string>>;
  calls: readonly LoggedRequest[];
  clientEvents: readonly ClientEvent[];
  userAgent: string;
};

const CALLS = 50;

/** What a developer needs to see the same: what ran, for whom, what it asked, and one address that makes it so again. */
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
    `pages told (${clientEvents.length})`,
    ...clientEvents.slice(0, CALLS).map(({ at, kind, said }) => `  ${at} ${kind} ${said}`),
  ].join('\n');
}

/** The words of `?scenario=`; the clock to the day, as most of what depends on it. */
function scenarioOf({ now, person, device, outcomes, faults, remoteFaults }: Reported): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(now);
  return writeScenario(person ?? '', device, outcomes, [
    `clock:${day}`,
    ...faults.flatMap(faultWord),
    ...[...remoteFaults].map(([app, kind]) => `remote:${app}:${kind}`),
  ]);
}

function faultWord({ operationId, status, statusCode, hang, broken }: Fault): string[] {
  const how = hang ? 'hang' : broken ? 'broken' : (statusCode ?? status);
  return how === undefined ? [] : [`fault:${operationId}:${how}`];
}

const lineOf = ({ at, operationId, path, status, milliseconds, fault, drift }: LoggedRequest) =>
  [
    `  ${at} ${operationId ?? path} ${status} ${milliseconds}ms`,
    ...(fault ? ['(fault)'] : []),
    ...(drift ? [`(contract: ${drift})`] : []),
  ].join(' ');
