import { type AppName, appNames, type RemoteName, remoteNames } from '@shared/routes/apps';

/** Pins of a tab that replace parts of the release: published versions by name, and local builds by port. */
export type Pins = {
  versions: Readonly<Partial<Record<AppName, string>>>;
  ports: Readonly<Partial<Record<RemoteName, number>>>;
};

export const noPins: Pins = { versions: {}, ports: {} };

/** An invalid pin in an address, and whether its app exists. */
export type Unknown = { name: string; isApp: boolean };

/** A published version: a number first, then only characters that cannot leave its folder. */
const VERSION = /^(\d[0-9A-Za-z]*(?:[.-][0-9A-Za-z]+)*)$/;
const LONGEST = 64;
const PORT = /^\d{4,5}$/;
const FIRST_FREE_PORT = 1024;
const LAST_PORT = 65_535;

/**
 * Returns the pins in an address, or undefined if it has none. An empty value clears them.
 * Ignores names that are no app or no version, so that a pin can never be an address.
 */
export function pinsIn(search: string): Pins | undefined {
  const query = new URLSearchParams(search);
  const mfe = query.get('mfe');
  const mfedev = query.get('mfedev');
  if (mfe === null && mfedev === null) return undefined;
  const versions = pairs(mfe, VERSIONS).filter(isPair);
  const ports = pairs(mfedev, PORTS).filter(isPair);
  return {
    versions: Object.fromEntries(versions.map(({ app, value }) => [app, value])),
    ports: Object.fromEntries(ports.map(({ app, value }) => [app, Number(value)])),
  };
}

/** Returns the invalid pins of an address as written, so that a typo does not look like a pin. */
export function unknownIn(search: string): readonly Unknown[] {
  const query = new URLSearchParams(search);
  const all = [...pairs(query.get('mfe'), VERSIONS), ...pairs(query.get('mfedev'), PORTS)];
  return all
    .filter((pair) => !isPair(pair))
    .map(({ text, app }) => ({ name: text.slice(0, LONGEST), isApp: app !== undefined }));
}

/**
 * Returns valid pins from the storage of the tab. It checks names and ports again, because any script of the page can
 * write there.
 */
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

type Pair = { text: string; app: AppName | undefined; value: string | undefined };
type Written = { sign: string; apps: readonly AppName[]; isValue: (text: string) => boolean };

function pairs(text: string | null, { sign, apps, isValue }: Written): Pair[] {
  const parts = (text ?? '').split(',').filter((part) => part !== '');
  return parts.map((part) => {
    const [name, ...rest] = part.split(sign);
    const value = rest.join(sign);
    const app = apps.find((one) => one === name);
    return { text: part, app, value: isValue(value) ? value : undefined };
  });
}

const isPair = ({ app, value }: Pair) => app !== undefined && value !== undefined;

const isVersion = (text: string) => text.length <= LONGEST && VERSION.test(text);

function isPort(text: string): boolean {
  const port = Number(text);
  return PORT.test(text) && port >= FIRST_FREE_PORT && port <= LAST_PORT;
}

const VERSIONS: Written = { sign: '@', apps: appNames, isValue: isVersion };
const PORTS: Written = { sign: ':', apps: remoteNames, isValue: isPort };

/** Returns the pins as in an address: `apply@1.4.0,estimate@2.0.0-rc.1`. */
export const pinsWritten = ({ versions }: Pins): string =>
  Object.entries(versions)
    .map(([app, version]) => `${app}@${version}`)
    .join(',');

export const isPinned = ({ versions, ports }: Pins): boolean =>
  Object.keys(versions).length + Object.keys(ports).length > 0;
