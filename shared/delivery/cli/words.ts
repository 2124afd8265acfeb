import { type AppName, appNames, type RemoteName } from '@shared/routes/apps';
import { valid } from 'semver';
import type { WantedVersions } from '../store/plan';
import { WrongUse } from './command';

const isApp = (word: string): word is AppName => appNames.some((name) => name === word);

export function appIn(word: string | undefined): AppName {
  if (word !== undefined && isApp(word)) return word;
  throw new WrongUse(`${word ?? 'nothing'} is no app; apps: ${appNames.join(', ')}`);
}

/** Returns the remote. @throws {WrongUse} for the host, which cannot be switched off. */
export function remoteIn(word: string | undefined): RemoteName {
  const app = appIn(word);
  if (app === 'host') throw new WrongUse('the host cannot be switched off');
  return app;
}

/** Parses `apply@1.4.0 host@2.0.0-rc.1`. @throws {WrongUse} */
export function wantedIn(words: readonly string[]): WantedVersions {
  const wanted: Partial<Record<AppName, string>> = {};
  for (const word of words) {
    const [, name, version] = /^([a-z]+)@(.+)$/.exec(word) ?? [];
    const app = appIn(name ?? word);
    if (wanted[app] !== undefined) throw new WrongUse(`${app} is named twice`);
    wanted[app] = versionIn(version);
  }
  if (words.length === 0) throw new WrongUse('say what to promote, such as apply@1.4.0');
  return wanted;
}

export function versionIn(word: string | undefined): string {
  if (word !== undefined && valid(word) === word) return word;
  throw new WrongUse(`${word ?? 'nothing'} is no version; write one such as 1.4.0 or 2.0.0-rc.1`);
}

const CHANNEL = /^[a-z][a-z0-9-]{1,30}$/;

export function channelIn(word: string | boolean | undefined): string {
  if (typeof word === 'string' && CHANNEL.test(word)) return word;
  throw new WrongUse(`say which channel: production or staging`);
}

/** Parses a share of devices from 0 to 100 with at most two decimals. @throws {WrongUse} */
export function percentIn(word: string | boolean | undefined): number {
  const percent = typeof word === 'string' && word.trim() !== '' ? Number(word) : Number.NaN;
  if (percent >= 0 && percent <= 100 && Number.isInteger(Math.round(percent * 1e6) / 1e4))
    return percent;
  throw new WrongUse(`${String(word)} is no share of devices; write a number from 0 to 100`);
}

/**
 * Seconds. A browser uses a cached page once more before it checks it, so a longer time would allow a page of last
 * week.
 */
const LONGEST_KEPT = 24 * 3600;

/** Parses the seconds for which browsers may cache the page. The default is 0. @throws {WrongUse} */
export function keepIn(word: string | boolean | undefined): number {
  const seconds = Number(word ?? 0);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= LONGEST_KEPT) return seconds;
  throw new WrongUse(
    `${String(word)} is no time to keep a page; write 0 to ${LONGEST_KEPT} seconds`,
  );
}

/** Parses a port. @throws {WrongUse} */
export function portIn(
  flag: string,
  word: string | boolean | undefined,
  usual: string | number,
): number {
  const port = Number(word ?? usual);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new WrongUse(`${flag} is a port, such as ${usual}, not ${String(word)}`);
}
