import type { AppName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import type { CheckResult } from '../gate/gate';
import { namesIn } from '../store/canaries';
import type { Entry } from '../store/channels';
import { type Live, type Planned, withVersions } from '../store/plan';
import { type Versions, versionsIn } from '../store/releases';
import type { LookBack } from './look-back';
import type { WayBack } from './way-back';

export function planLines(channel: string, live: Live | undefined, plan: Live): string[] {
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

const COLUMN = 16;

export function wayBackLines(channel: string, change: number, way: WayBack): string[] {
  const after = versionsIn(way.stable);
  return [
    `${channel}, change ${change}: back to what everybody had with change ${way.seq}`,
    ...appNames.toSorted().map((app) => {
      const mark = way.left.includes(app) ? '*' : ' ';
      return `  ${mark} ${row(app, way.look, after)}`;
    }),
    ...way.ended.map(
      ({ apps, percent }) => `  * canary    ${namesIn(apps).join(', ')} (${percent} %) ends`,
    ),
  ];
}

export function choiceLines({ all, apps, ...look }: LookBack): string[] {
  const each = appNames.flatMap((app) => {
    const past = apps[app];
    return past ? [`  ${row(app, look, past.versions)}`] : [];
  });
  if (!all) return each;
  const gone = appNames.filter((app) => all.versions[app] !== look.now[app]);
  const pairs = gone.map((app) => `${app} ${look.now[app]} → ${all.versions[app]}`);
  return [...each, `  all       back to change ${all.entry.state.seq}: ${pairs.join(', ')}`];
}

function row(app: AppName, { now, since }: Pick<LookBack, 'now' | 'since'>, after: Versions) {
  const change = now[app] === after[app] ? now[app] : `${now[app]} → ${after[app]}`;
  return `${app.padEnd(8)}  ${change.padEnd(COLUMN)} ${promoter(since[app])}`;
}

const promoter = (entry: Entry | undefined) =>
  entry ? `promoted by ${entry.by}${entry.why ? ` (${entry.why})` : ''}` : 'promoted long ago';
