import type { AppName, Canary, ReleasedApp } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { type Channel, history } from '../store/channels';
import type { ObjectStore } from '../store/objects';

/** A running canary and its start. Times in milliseconds since 1970. */
export type Running = {
  canary: Canary<ReleasedApp>;
  /** The app whose visits are counted. A device with one app of a canary has all of them. */
  app: AppName;
  /** The live version of the app, and its canary version. */
  live: string;
  tried: string;
  began: number;
  stepBegan: number;
};

/** Returns the canaries of a channel, with their start times from the log. */
export async function runningIn(
  store: ObjectStore,
  name: string,
  channel: Channel,
): Promise<Running[]> {
  const running: Running[] = [];
  for (const canary of channel.canaries) {
    const app = appNames.find((one) => canary.apps[one]);
    const tried = app && canary.apps[app]?.version;
    if (!tried) continue;
    const since = await sinceWhen(store, name, canary);
    running.push({ canary, app, live: channel.release.apps[app].version, tried, ...since });
  }
  return running;
}

async function sinceWhen(store: ObjectStore, name: string, { salt, percent }: Canary<unknown>) {
  let [began, stepBegan] = [Number.NaN, Number.NaN];
  let isStep = true;
  for await (const { at, state } of history(store, name)) {
    const found = state.canaries.find((one) => one.salt === salt);
    if (!found) break;
    began = Date.parse(at);
    isStep &&= found.percent === percent;
    if (isStep) stepBegan = began;
  }
  return { began, stepBegan };
}
