import type { PageSettings } from '@shared/config/settings';
import type { AppJson, AppName, Canary, Release, ReleasedApp } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import * as v from 'valibot';
import { Refusal } from './refusal';
import { isKey } from './signing';

/**
 * The exact shapes of values that may be in a page. They prevent a changed file of a store from adding an address, a
 * digest or a policy word of another shape.
 */
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/));
const file = v.pipe(v.string(), v.regex(/^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/));
const digest = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/));
const name = v.pipe(v.string(), v.regex(/^[\w$.-]+$/));
const files = v.strictObject({ js: v.array(file), css: v.array(file) });
const screenFiles = v.strictObject({ ...files.entries, first: v.optional(file) });

const loaded = {
  entry: files,
  container: v.optional(name),
  screens: v.optional(v.record(name, screenFiles)),
};

type Files = v.InferOutput<typeof screenFiles>;
type Loaded = { entry: Files; screens?: Readonly<Record<string, Files>> | undefined };

const asked = ({ entry, screens = {} }: Loaded) =>
  [entry, ...Object.values(screens)].flatMap(({ js, css, first }) => [
    ...js,
    ...css,
    ...(first === undefined ? [] : [first]),
  ]);

const releasedApp = v.pipe(
  v.strictObject({
    version,
    base: v.string(),
    integrity: v.record(file, digest),
    at: v.optional(v.record(file, v.string())),
    ...loaded,
  }),
  v.check(
    (app) => asked(app).every((one) => Object.hasOwn(app.integrity, one)),
    'asks for a file without a digest',
  ),
);

/** Returns whether all files are in folders of the app: of its version or of earlier ones. */
const isInPlace = ([app, { version: own, base, at = {} }]: [string, Placed]) =>
  base === folderOf(app, own) &&
  Object.values(at).every((folder) => {
    const since = folder.split('/')[2];
    return v.is(version, since) && folder === folderOf(app, since);
  });

const folderOf = (app: string, of: string) => `/${app}/${of}/`;

type Placed = { version: string; base: string; at?: Readonly<Record<string, string>> | undefined };

const apps = v.pipe(
  v.record(v.picklist(appNames), releasedApp),
  v.check((all) => Object.entries(all).every(isInPlace), 'has its files at another address'),
);

const release = v.strictObject({
  schema: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  apps: v.pipe(
    apps,
    v.check((all) => appNames.every((app) => all[app] !== undefined), 'lacks an app'),
  ),
  lkg: v.optional(apps),
});

const canary = v.strictObject({
  id: release.entries.id,
  apps,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  salt: name,
});

/** Returns the shape of the parts of `app.json` that a page and the compatibility check use. */
const described = (app: AppName, of: string) =>
  v.pipe(
    v.object({
      schema: v.literal(1),
      app: v.literal(app),
      version: v.literal(of),
      files: v.record(file, v.object({ integrity: digest, since: v.optional(version) })),
      uniqueName: v.string(),
      contract: v.object({}),
      runtime: v.object({ webpack: v.optional(v.string()) }),
      shared: v.record(v.string(), v.object({})),
      ...loaded,
    }),
    v.check(
      (build) => asked(build).every((one) => Object.hasOwn(build.files, one)),
      'asks for a file without a digest',
    ),
  );

const tools = v.array(v.object({ version: name, integrity: digest, date: v.string() }));

const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i));
const issuer = v.pipe(v.string(), v.regex(/^https?:\/\/[\w./:-]+$/));

const key = v.pipe(v.string(), v.check(isKey, 'is no public key of Ed25519 (base64)'));

const owned = v.optional(v.array(v.picklist([...appNames, '*'])));
const team = v.strictObject({ key, apps: owned, publishes: owned, promotes: owned });

/**
 * A team's public key (Ed25519, base64), and its apps: those it may publish for this channel, those it may change here
 * (promote, canary, roll back, disable), or `apps` for both. `*` is all apps, and includes the settings.
 */
export type Team = v.InferOutput<typeof team>;

/** `subjects` may change the channel; `*` at the end of one matches a prefix. */
const issuers = v.record(
  issuer,
  v.strictObject({ audience: v.string(), subjects: v.optional(v.array(v.string())) }),
);
export type Issuers = v.InferOutput<typeof issuers>;

const trust = v.strictObject({
  /** Accept only changes and versions that a team signed. */
  signed: v.optional(v.boolean()),
  keys: v.optional(v.record(name, team)),
  /** Accept only versions that were live for everybody in this channel before. */
  after: v.optional(name),
  /** Token issuers that identify pipelines. */
  issuers: v.optional(issuers),
  identified: v.optional(v.boolean()),
});

/** Teams whose changes a channel accepts. Without it, everybody who may write to the store may change it. */
export type Trust = v.InferOutput<typeof trust>;

const share = v.pipe(v.number(), v.gtValue(0), v.ltValue(1));
const percent = v.pipe(v.number(), v.gtValue(0), v.maxValue(100));
/** Rules of the canary analysis. Without `acts` it prints its result and changes nothing. */
const judge = v.strictObject({
  acts: v.boolean(),
  /** Probability per day of stopping a canary that is no worse. */
  falseStops: v.exactOptional(share),
  /** How much higher the failure rate of a canary may be for a raise: 0.02 is two visits in a hundred. */
  margin: v.exactOptional(share),
  /** Visits of the canary at a step before it may be raised. */
  leastVisits: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Shares in per cent, in ascending order. */
  steps: v.exactOptional(v.pipe(v.array(percent), v.minLength(1))),
});
export type JudgeSettings = v.InferOutput<typeof judge>;
export type Rules = Required<Omit<JudgeSettings, 'acts'>>;

const settings = v.object({
  settings: v.looseObject({
    links: v.optional(v.looseObject({ allowedOrigins: v.optional(v.array(origin)) })),
  }),
  /** Adds the QA panel. Never set in production. */
  tools: v.boolean(),
  judge: v.exactOptional(judge),
  trust: v.exactOptional(trust),
});

export type ChannelSettings = Omit<v.InferOutput<typeof settings>, 'settings'> & {
  settings: PageSettings;
};

const first = (issues: readonly v.BaseIssue<unknown>[]) =>
  `${issues[0] ? (v.getDotPath(issues[0]) ?? '') : ''} ${issues[0]?.message ?? ''}`.trim();

/** Returns the value if it has the shape. @throws {Refusal} with `what`, which names the value. */
function read<Out>(schema: v.GenericSchema<unknown, Out>, value: unknown, what: string): void {
  const found = v.safeParse(schema, value);
  if (!found.success) throw new Refusal(`${what}: ${first(found.issues)}`);
}

export function checkedRelease(value: Release): Release {
  read(release, value, `release ${String(value?.id)} is no release`);
  return value;
}

export function checkedCanary(value: Canary<ReleasedApp>): Canary<ReleasedApp> {
  read(canary, value, `canary ${value.id} is no canary`);
  return value;
}

export function checkedBuild(value: AppJson, app: AppName, of: string): AppJson {
  read(described(app, of), value, `${app}@${of} does not describe itself`);
  return value;
}

export function checkedTools<Out>(value: Out): Out {
  read(tools, value, 'qa/versions.json lists no testing tools');
  return value;
}

export function checkedSettings<Out>(value: Out, where: string): Out {
  read(settings, value, `${where} are no settings: { "settings": { … }, "tools": false }`);
  return value;
}
