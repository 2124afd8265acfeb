import type { AppName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import type { Entry } from '../store/channels';
import { type Versions, versionsIn } from '../store/releases';
import type { LookBack } from './look-back';
import type { WayBack } from './way-back';

const COLUMN = 16;

/** Returns the lines that show each app before and after a rollback, and who promoted the live version. */
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

/** Returns the lines that show what each choice would roll back. */
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
