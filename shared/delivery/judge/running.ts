import type { AppName, Canary, ReleasedApp } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { type Channel, history } from '../store/channels';
import type { ObjectStore } from '../store/objects';

/** A canary that runs, and since when; times in milliseconds since 1970. */
export type Running = {
  canary: Canary<ReleasedApp>;
  /** The app whose visits are counted: whoever has one app of a canary has all of them. */
  app: AppName;
  /** Everybody's version of it, and the canary's. */
  live: string;
  tried: string;
  began: number;
  /** When its share became what it is. */
  stepBegan: number;
};

/** The canaries of a channel, with what its log says of their beginning. */
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
