import type { AppName, ReleasedApp } from '@shared/release/release';
import { byteProblems, wholeOf } from '../gate/bytes';
import { channelIn as channelThere } from '../store/channels';
import { type Answer, type Context, GateSaysNo, need } from './command';
import { reportLines } from './lines';
import { channelIn } from './words';

/**
 * `verify production`: reads every file of the live versions, fallback versions and canaries, with its compressed
 * copies, and compares it with the digest in the page.
 * @throws {GateSaysNo} if a file is missing or has other bytes
 */
export async function verify({ words, store, say }: Context): Promise<Answer> {
  const channel = channelIn(need(words[0], 'the channel'));
  const { release, canaries } = await channelThere(store, channel);
  const sets = [release.apps, release.lkg ?? {}, ...canaries.map(({ apps }) => apps)];
  const live = new Map(
    sets
      .flatMap((apps) => Object.entries(apps) as [AppName, ReleasedApp][])
      .map(([app, released]) => [`${app}@${released.version}`, { app, released }]),
  );
  const problems = [];
  for (const [name, { app, released }] of live) {
    const start = Date.now();
    const found = await byteProblems(store, wholeOf(app, released));
    reportLines({ check: name, ms: Date.now() - start, problems: found }).forEach(say);
    problems.push(...found);
  }
  const files = [...live.values()].flatMap(({ released }) => Object.keys(released.integrity));
  const report = { channel, versions: [...live.keys()], files: files.length, problems };
  if (problems.length > 0)
    throw new GateSaysNo(
      `${problems.length} of the files of ${channel} cannot be used. Roll back, or publish again under a new version.`,
      report,
    );
  say(
    `${files.length} files of ${live.size} versions in ${channel} have the bytes that the page names.`,
  );
  return report;
}
