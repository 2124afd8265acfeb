import type { Canary, Release } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { type Boot, type CheckResult, gate, problemsIn } from '../gate/gate';
import { canaryState, composeCanary, freshSalt, namesIn } from '../store/canaries';
import { change, liveIn } from '../store/change';
import { type Channel, history, type Wish } from '../store/channels';
import { fittingLkg } from '../store/fitting-lkg';
import { allMarks, isBadIn, refuseBad, withoutBad } from '../store/marks';
import type { ObjectStore } from '../store/objects';
import {
  differing,
  first,
  type IsBad,
  type Live,
  type Planned,
  promoted,
  setsOf,
  type WantedVersions,
} from '../store/plan';
import { Refusal } from '../store/refusal';
import { compose, knownIn, releaseOf } from '../store/releases';
import type { Worker } from '../store/trust';
import { publishedVersions } from '../store/versions';
import { type Answer, type Context, GateSaysNo, text } from './command';
import { planLines, reportLines } from './lines';
import { refuseGone, refuseMissingFacts, refuseUnlisted, refuseUntrusted } from './promotion-rules';
import { appIn, channelIn, percentIn, wantedIn } from './words';

export type Promotion = {
  channel: string;
  wanted: WantedVersions;
  /** Share of devices in per cent. Without it, the versions reach everybody. */
  canary?: number | undefined;
  by: string;
  worker?: Worker | undefined;
  why: string;
  dryRun?: boolean;
  root: string;
  boot: Boot | undefined;
  say: (line: string) => void;
};

export async function promote(context: Context): Promise<Answer> {
  const { flags, words, store, root, by, worker, say } = context;
  const wanted = wantedIn(words);
  const channel = channelIn(flags['to']);
  const isBooted = flags['no-boot'] !== true;
  if (!isBooted && channel === 'production')
    throw new Refusal('Production is never promoted to without a boot; leave --no-boot away.');
  const boot = isBooted ? (await import('../gate/boot')).bootIn(store, root) : undefined;
  return promoteIn(store, {
    channel,
    wanted,
    canary: flags['canary'] === undefined ? undefined : percentIn(flags['canary']),
    by,
    worker,
    why: text(flags['why']) ?? (await notesOf(store, wanted)),
    dryRun: flags['dry-run'] === true,
    root,
    boot,
    say,
  });
}

/** Returns the notes that the publishers wrote for these versions, so that no one types the reason again. */
async function notesOf(store: ObjectStore, wanted: WantedVersions): Promise<string> {
  const notes = Object.entries(wanted).map(async ([name, version]) => {
    const list = await publishedVersions(store, appIn(name));
    return list.find((published) => published.version === version)?.note ?? '';
  });
  return [...new Set(await Promise.all(notes))].filter(Boolean).join('; ');
}

/**
 * Plans, tests and promotes a set of versions.
 * @throws {Refusal} @throws {GateSaysNo}
 */
export async function promoteIn(store: ObjectStore, promotion: Promotion): Promise<Answer> {
  const { channel, wanted, canary, by, worker, why, dryRun, say } = promotion;
  await refuseUnlisted(store, wanted);
  let expected: Live | undefined;
  let report: readonly CheckResult[] = [];
  const state = await change(store, channel, async (now) => {
    if (now?.state.frozen) throw new Refusal(`${channel} is frozen: mfe unfreeze ${channel}.`);
    const live = now && (await liveIn(store, now.state));
    if (live) refuseIfOvertaken(promotion, live, expected);
    expected ??= live;
    const marks = await allMarks(store);
    refuseBad(wanted, marks);
    await refuseUntrusted(store, channel, wanted);
    await refuseMissingFacts(store, channel, promotion.root);
    if (!live && canary !== undefined)
      throw new Refusal(
        `${channel} has no release yet. Its first release reaches every device: leave out --canary.`,
      );
    const plan = live
      ? promoted(live, wanted, { canary, channel }, isBadIn(marks))
      : first(wanted, appNames);
    if (live && isSame(live, plan)) {
      say('Nothing to do: that is live already.');
      return undefined;
    }
    planLines(channel, live, plan).forEach(say);
    const made = await madeOf(store, plan, now, { isBad: isBadIn(marks), say });
    report = await tried(store, promotion, now, made);
    await refuseGone(store, wanted);
    if (dryRun) return undefined;
    const stable = await withoutBad(store, made.stable, await allMarks(store));
    const did = saying(promotion);
    return {
      wish: wishFor(now, { ...made, stable }),
      reason: { by, worker, why, did, gate: summary(report) },
    };
  });
  if (state) say(`Live in ${channel}: release ${state.stable}, change ${state.seq}.`);
  else if (dryRun) say('Dry run: nothing was changed.');
  return { channel, changed: state !== undefined, state: state ?? null, gate: summary(report) };
}

function saying({ wanted, canary }: Promotion): string {
  const share = canary === undefined ? [] : [`--canary ${canary}`];
  return ['promote', ...namesIn(wanted), ...share].join(' ');
}

/** `sets` has every set that a device may run: first without canaries, then with each combination of canaries. */
type Made = {
  stable: Release;
  canaries: readonly Canary<string>[];
  sets: readonly Release[];
  /** Ids of the releases that devices may run already. */
  running: ReadonlySet<string>;
};

async function madeOf(
  store: ObjectStore,
  plan: Live,
  now: Channel | undefined,
  { isBad, say }: { isBad: IsBad; say: (line: string) => void },
): Promise<Made> {
  const known = knownIn(...(now ? [now.release, ...now.canaries] : []));
  const of = async (stable: Planned) =>
    compose(store, stable.versions, await fittingLkg(store, { stable, canaries: [] }, say), known);
  const lkg = await fittingLkg(store, plan, say);
  const fitting = { ...plan, stable: { ...plan.stable, lkg } };
  const sets = await Promise.all(setsOf(fitting, isBad).map(of));
  const [stable = await of(fitting.stable)] = sets;
  const canaries = plan.canaries.map(async ({ apps, percent }, place) => {
    const running = now?.state.canaries[place];
    const fresh = { apps, percent, salt: freshSalt() };
    return running ?? canaryState(await composeCanary(store, fresh, known));
  });
  const live = now && (await liveIn(store, now.state));
  const before = live ? await Promise.all(setsOf(live).map(of)) : [];
  const running = new Set(before.map(({ id }) => id));
  return { stable, canaries: await Promise.all(canaries), sets, running };
}

const wishFor = (now: Channel | undefined, { stable, canaries }: Made): Wish => ({
  stable,
  canaries,
  disabled: now?.state.disabled ?? [],
  frozen: false,
});

/** Runs the gate for every set that is not running yet. */
async function tried(
  store: ObjectStore,
  { root, boot, say, channel }: Promotion,
  now: Channel | undefined,
  made: Made,
): Promise<readonly CheckResult[]> {
  const before = now && (await releaseOf(store, now.state.stable));
  // Only the browser test needs the previous host, and finding it means reading the log.
  const hostBefore = boot && before && (await otherHost(store, channel, before));
  const report: CheckResult[] = [];
  for (const release of made.sets.filter(({ id }) => !made.running.has(id))) {
    say(`Gate for release ${release.id}`);
    const lines = (result: CheckResult) => reportLines(result).forEach(say);
    report.push(...(await gate(store, { release, before, hostBefore }, { root, boot }, lines)));
  }
  const problems = problemsIn(report);
  if (problems.length === 0) return report;
  throw new GateSaysNo(
    `The gate found ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}; nothing was changed.`,
    { gate: summary(report) },
  );
}

/** Returns the version of the host before the live one, because a rollback would bring it back. */
async function otherHost(
  store: ObjectStore,
  channel: string,
  { apps: { host } }: Release,
): Promise<string | undefined> {
  let looked = 0;
  for await (const { state } of history(store, channel)) {
    if (++looked > 50) return undefined;
    const { apps } = await releaseOf(store, state.stable);
    if (apps.host.version !== host.version) return apps.host.version;
  }
  return undefined;
}

function refuseIfOvertaken(promotion: Promotion, live: Live, expected: Live | undefined): void {
  for (const app of Object.keys(promotion.wanted).map(appIn)) {
    const now = live.stable.versions[app];
    const before = expected?.stable.versions[app] ?? now;
    if (now !== before && now !== promotion.wanted[app])
      throw new Refusal(
        `${app} was at ${before} and is at ${now} now: somebody else promoted it meanwhile. Look (mfe status), then promote again.`,
      );
  }
}

const isSame = (live: Live, plan: Live): boolean =>
  live.canaries.length === plan.canaries.length && differing(live.stable, plan.stable).length === 0;

const summary = (report: readonly CheckResult[]) =>
  report.map(({ check, ms, problems }) => ({ check, ms, problems }));
