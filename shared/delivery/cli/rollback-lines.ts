import type { AppName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import type { Entry } from '../store/channels';
import { type Versions, versionsIn } from '../store/releases';
import type { LookBack } from './look-back';
import type { WayBack } from './way-back';

const COLUMN = 16;

/** Each app now and after, and who promoted what is live: read before anything happens. */
export function wayBackLines(channel: string, change: number, way: WayBack): string[] {
  const after = versionsIn(way.stable);
  return [
    `${channel}, change ${change}: back to what everybody had with change ${way.seq}`,
    ...appNames.toSorted().map((app) => {
      const mark = way.left.includes(app) ? '*' : ' ';
      return `  ${mark} ${row(app, way.look, after)}`;
    }),
  ];
}

/** What each choice would take back. */
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
