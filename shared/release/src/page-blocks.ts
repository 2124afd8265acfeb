import type { Canary, PageData, Release, ReleasedApp } from './release';

/**
 * The second block of index.html, behind all that the page shows: what no first view needs. While its bytes arrive, what
 * the starter has asked for is on its way already.
 */
export type PageRest = {
  /** By the folder of an app, which no other version has. */
  apps: Readonly<Record<string, RestOfApp>>;
  /** Digests of scripts beside those of the release. A page that takes any build of its origin names none. */
  beside?: readonly string[];
};

/** As the app is written, in its order, with `0` for what stands in the first block: a release is named by its digest. */
type RestOfApp = Readonly<Record<string, unknown>>;

/** The page's data in its two blocks; `joinRest` is the way back. */
export function splitPage(page: PageData): { first: PageData; rest: PageRest['apps'] } {
  const rest: Record<string, RestOfApp> = {};
  const firstOf = (app: ReleasedApp, name: string): ReleasedApp => {
    const { version, base, entry, screens = {}, integrity } = app;
    const opened = page.routes.filter(([, of]) => of === name).map(([, , screen]) => screen);
    const isSeen = ([screen, { first }]: [string, { first?: string }]) =>
      first !== undefined && opened.includes(screen);
    const seen = those(screens, isSeen);
    const drawn = Object.values(seen).flatMap(({ css, first = '' }) => [...css, first]);
    const needed = [...entry.css, ...drawn];
    const early = those(integrity, ([file]) => needed.includes(file));
    const isAny = Object.keys(seen).length > 0;
    const first = { version, base, entry, ...(isAny && { screens: seen }), integrity: early };
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

/**
 * Gives the apps of a page, or of the release chosen from it, what stands of them in the second block; in place, each app
 * written in its old order.
 */
export function joinRest(named: Named, rest: PageRest['apps']): void {
  for (const app of appsOf(named)) {
    const found = rest[app.base];
    if (!found) continue;
    const whole = together(app as Nested, found);
    for (const key of Object.keys(app)) Reflect.deleteProperty(app, key);
    Object.assign(app, whole);
  }
}

/** Digests of every script the page may come to run: of everybody, of each canary and of what is mounted when a version fails. */
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

/** `whole` with `0` in place of what `part` has of it. */
function without(whole: Nested, part: Nested): Nested {
  const left = ([key, value]: [string, unknown]) => {
    if (!Object.hasOwn(part, key)) return [key, value];
    const had = part[key];
    const isSame = JSON.stringify(had) === JSON.stringify(value);
    return [key, !isSame && isNested(value) && isNested(had) ? without(value, had) : 0];
  };
  return Object.fromEntries(Object.entries(whole).map(left));
}

/** The way back of `without`. An app that is whole already stays as it is. */
function together(part: Nested, left: Nested): Nested {
  const filled = ([key, value]: [string, unknown]) => {
    const had = part[key];
    if (value === 0) return [key, had];
    return [key, isNested(value) && isNested(had) ? together(had, value) : value];
  };
  return Object.fromEntries(Object.entries(left).map(filled));
}
