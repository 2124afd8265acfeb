import { type RemoteName, remoteNames } from '@shared/routes/apps';

/** What a tab runs in place of the release: published versions by name, and builds on this machine by port. */
export type Pins = {
  versions: Readonly<Partial<Record<RemoteName, string>>>;
  ports: Readonly<Partial<Record<RemoteName, number>>>;
};

export const noPins: Pins = { versions: {}, ports: {} };

/** A version as it is published: a number in front, then nothing that could leave its folder. */
const VERSION = /^(\d[0-9A-Za-z]*(?:[.-][0-9A-Za-z]+)*)$/;
const LONGEST = 64;
const PORT = /^\d{4,5}$/;
const FIRST_FREE_PORT = 1024;
const LAST_PORT = 65_535;

/**
 * The pins an address asks for, or nothing when it names none. What is not a remote or not a version name is left out;
 * there is no way to write an address. An empty value clears.
 */
export function pinsIn(search: string): Pins | undefined {
  const query = new URLSearchParams(search);
  const mfe = query.get('mfe');
  const mfedev = query.get('mfedev');
  if (mfe === null && mfedev === null) return undefined;
  const versions = pairs(mfe, '@').filter(([, version]) => isVersion(version));
  const ports = pairs(mfedev, ':').filter(([, port]) => isPort(port));
  return {
    versions: Object.fromEntries(versions),
    ports: Object.fromEntries(ports.map(([app, port]) => [app, Number(port)])),
  };
}

/** Pins that lay in the tab's storage, where any script of the page may write: names and ports again, nothing else. */
export function checkedPins(kept: unknown): Pins {
  const { versions, ports } = Object(kept) as { versions?: unknown; ports?: unknown };
  const written = (pins: unknown, sign: string) =>
    Object.entries(Object(pins))
      .map(([app, value]) => `${app}${sign}${value}`)
      .join(',');
  const query = new URLSearchParams({
    mfe: written(versions, '@'),
    mfedev: written(ports, ':'),
  });
  return pinsIn(`?${query}`) ?? noPins;
}

function pairs(text: string | null, sign: string): (readonly [RemoteName, string])[] {
  return (text ?? '').split(',').flatMap((pair) => {
    const at = pair.indexOf(sign);
    const app = remoteNames.find((name) => name === pair.slice(0, at));
    return app === undefined || at < 0 ? [] : [[app, pair.slice(at + 1)] as const];
  });
}

const isVersion = (text: string) => text.length <= LONGEST && VERSION.test(text);

function isPort(text: string): boolean {
  const port = Number(text);
  return PORT.test(text) && port >= FIRST_FREE_PORT && port <= LAST_PORT;
}

/** `apply@1.4.0,estimate@2.0.0-rc.1`, as it stands in an address. */
export const pinsWritten = ({ versions }: Pins): string =>
  Object.entries(versions)
    .map(([app, version]) => `${app}@${version}`)
    .join(',');

export const isPinned = ({ versions, ports }: Pins): boolean =>
  Object.keys(versions).length + Object.keys(ports).length > 0;
