import { byteProblems, wholeOf } from '../gate/bytes';
import { channelIn as channelThere } from '../store/channels';
import { releasedIn } from '../store/releases';
import { type Answer, type Context, GateSaysNo, need } from './command';
import { reportLines } from './lines';
import { channelIn } from './words';

/** Compares each file with its digest: of the font in the description of the build, of others in the page. */
export async function verify({ words, store, say }: Context): Promise<Answer> {
  const channel = channelIn(need(words[0], 'the channel'));
  const { release, canaries } = await channelThere(store, channel);
  const live = new Map(releasedIn(release, ...canaries).map((one) => [one.name, one]));
  const problems = [];
  let files = 0;
  for (const [name, { app, released }] of live) {
    const start = Date.now();
    const whole = await wholeOf(store, app, released);
    const found = await byteProblems(store, whole);
    files += Object.keys(whole.files).length;
    reportLines({ check: name, ms: Date.now() - start, problems: found }).forEach(say);
    problems.push(...found);
  }
  const report = { channel, versions: [...live.keys()], files, problems };
  if (problems.length > 0)
    throw new GateSaysNo(
      `${problems.length} of the files of ${channel} cannot be used. Roll back, or publish again under a new version.`,
      report,
    );
  say(`${files} files of ${live.size} versions in ${channel} have the bytes that went live.`);
  return report;
}
