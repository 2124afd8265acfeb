import type { Canary, PageData, Release, ReleasedApp } from './release';

/**
 * The second block of index.html, after the visible content, with all that no prerender needs. While it arrives, the
 * requests of the boot script are on their way.
 */
export type PageRest = {
  /** By the folder of the app, which is unique per version. */
  apps: Readonly<Record<string, RestOfApp>>;
  /** Digests of further scripts. Undefined for a page that allows every build of its origin. */
  beside?: readonly string[];
};

/** The app in its original key order, with `0` for parts in the first block, because a digest names a release. */
type RestOfApp = Readonly<Record<string, unknown>>;

/** Splits the data of a page into two blocks. `joinRest` is the inverse. */
export function splitPage(page: PageData): { first: PageData; rest: PageRest['apps'] } {
  const rest: Record<string, RestOfApp> = {};
  const firstOf = (app: ReleasedApp, name: string): ReleasedApp => {
    const { version, base, entry, screens = {}, integrity, at = {} } = app;
    const opened = page.routes.filter(([, of]) => of === name).map(([, , screen]) => screen);
    const isSeen = ([screen, { first }]: [string, { first?: string }]) =>
      first !== undefined && opened.includes(screen);
    const seen = those(screens, isSeen);
    const drawn = Object.values(seen).flatMap(({ css, first = '' }) => [...css, first]);
    const needed = [...entry.css, ...drawn];
    const early = those(integrity, ([file]) => needed.includes(file));
    const isAny = Object.keys(seen).length > 0;
    const moved = those(at, ([file]) => needed.includes(file) || entry.js.includes(file));
    const first = {
      ...{ version, base, entry, ...(isAny && { screens: seen }), integrity: early },
      ...(Object.keys(moved).length > 0 && { at: moved }),
    };
    rest[base] = without(app, first);
    return first;
  };
  const firstOfAll = <Apps extends Readonly<Partial<Release['apps']>>>(apps: Apps) =>
    Object.fromEntries(
      (Object.entries(apps) as [string, ReleasedApp][]).map(([name, app]) => [
        name,
        firstOf(app, name),
      ]),
    ) as Apps;

  const { release, canaries } = page;
  const first: PageData = {
    ...page,
    release: {
      ...release,
      apps: firstOfAll(release.apps),
      ...(release.lkg && { lkg: firstOfAll(release.lkg) }),
    },
    ...(canaries && {
      canaries: canaries.map((canary) => ({ ...canary, apps: firstOfAll(canary.apps) })),
    }),
  };
  return { first, rest };
}

/** Adds the data of the second block to the apps, in place and in the original key order. */
export function joinRest(named: Named, rest: PageRest['apps']): void {
  for (const app of appsOf(named)) {
    const found = rest[app.base];
    if (!found) continue;
    const whole = together(app as Nested, found);
    for (const key of Object.keys(app)) Reflect.deleteProperty(app, key);
    Object.assign(app, whole);
  }
}

/** Returns the digests of all scripts that the page may run: stable versions, canaries and fallback versions. */
export const scriptsOf = (page: Named): string[] =>
  appsOf(page).flatMap(({ integrity }) =>
    Object.entries(integrity).flatMap(([file, hash]) => (file.endsWith('.js') ? [hash] : [])),
  );

type Named = { release: Pick<Release, 'apps' | 'lkg'>; canaries?: readonly Canary<ReleasedApp>[] };

function appsOf({ release: { apps, lkg = {} }, canaries = [] }: Named): ReleasedApp[] {
  const tried = canaries.flatMap((canary) => Object.values(canary.apps));
  return [...Object.values(apps), ...Object.values(lkg), ...tried];
}

type Nested = Readonly<Record<string, unknown>>;

function those<Value>(
  all: Readonly<Record<string, Value>>,
  isOne: (entry: [string, Value]) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(isOne));
}

const isNested = (value: unknown): value is Nested =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns `whole` with `0` for the parts that are in `part`. */
function without(whole: Nested, part: Nested): Nested {
  const left = ([key, value]: [string, unknown]) => {
    if (!Object.hasOwn(part, key)) return [key, value];
    const had = part[key];
    const isSame = JSON.stringify(had) === JSON.stringify(value);
    return [key, !isSame && isNested(value) && isNested(had) ? without(value, had) : 0];
  };
  return Object.fromEntries(Object.entries(whole).map(left));
}

/** Inverse of `without`. A complete app stays as it is. */
function together(part: Nested, left: Nested): Nested {
  const filled = ([key, value]: [string, unknown]) => {
    const had = part[key];
    if (value === 0) return [key, had];
    return [key, isNested(value) && isNested(had) ? together(had, value) : value];
  };
  return Object.fromEntries(Object.entries(left).map(filled));
}
