import type { AppName } from '@shared/release/release';
import type { CheckResult } from '../gate/gate';
import { type Live, type Plan, type Planned, withVersions } from '../store/plan';

/** Returns the lines that show what a promotion will change. */
export function planLines(channel: string, live: Live | undefined, plan: Plan): string[] {
  const lines = [`Plan for ${channel}`, ...setLines('everybody', live?.stable, plan.stable)];
  const fresh = plan.canaries.slice(live?.canaries.length ?? 0);
  return [
    ...lines,
    ...fresh.flatMap(({ apps, percent }) =>
      setLines(`${percent} % of devices`, plan.stable, withVersions(plan.stable, apps)),
    ),
  ];
}

function setLines(who: string, before: Planned | undefined, after: Planned): string[] {
  const apps = Object.keys(after.versions) as AppName[];
  const width = Math.max(...apps.map((app) => app.length));
  return [
    `  ${who}`,
    ...apps.map((app) => {
      const [from, to] = [before?.versions[app], after.versions[app]];
      const isNew = from !== to;
      const known = isNew && app !== 'host' ? after.lkg[app] : undefined;
      const change = isNew && from !== undefined ? `${from} → ${to}` : to;
      const kept = known === undefined ? '' : `   last known good ${known}`;
      return `  ${isNew ? '*' : ' '} ${app.padEnd(width)}  ${change}${kept}`;
    }),
  ];
}

export function reportLines({ check, ms, problems }: CheckResult): string[] {
  const verdict = problems.length === 0 ? 'ok' : 'NO';
  return [
    `  ${verdict}  ${check} (${ms} ms)`,
    ...problems.flatMap(({ where, what, mend }) => [
      `      where: ${where}`,
      `      what:  ${what}`,
      `      mend:  ${mend}`,
    ]),
  ];
}

/** Returns the lines that show the current versions of a channel. */
export function liveLines(live: Live, disabled: readonly string[]): string[] {
  const { stable, canaries } = live;
  return (Object.keys(stable.versions) as AppName[]).map((app) => {
    const canary = canaries.find(({ apps }) => apps[app] !== undefined);
    const tried = canary ? `   canary ${canary.percent} %: ${canary.apps[app]}` : '';
    const known = app !== 'host' && stable.lkg[app] ? `   last known good ${stable.lkg[app]}` : '';
    const off = disabled.includes(app) ? '   DISABLED' : '';
    return `  ${app.padEnd(8)}  ${stable.versions[app]}${tried}${known}${off}`;
  });
}
