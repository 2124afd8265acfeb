import {
  init,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import giveRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { integrityPlugin } from './plugins/integrity';
import { phaseOf, REPLACED, recoveryPlugin } from './plugins/recovery';
import { provided } from './provided';
import { remoteInfoOf } from './remote-info';
import { type Report, report } from './report';
import { leftOfTry, START, type Step, whileRunning } from './steps';
import { inTime, timeLeft } from './time-limits';

type Table = Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
type Container = { get: (expose: string) => Promise<() => { screens?: Table }> };

/**
 * Loads a screen as a module of its remote: `<container>/TermInfo` is the component that the exposed table `./screens`
 * loads under this name. Table and screen have a time limit, because the runtime has none for them.
 */
const screensPlugin: ModuleFederationRuntimePlugin = {
  name: 'screens',
  getModuleFactory: ({ remoteEntryExports, expose, moduleInfo }) => {
    const name = expose.replace('./', '');
    const loaded = load(remoteEntryExports as unknown as Container, name);
    return inTime(loaded, leftOfTry(`${moduleInfo.name}/${name}`));
  },
};

/** @throws when the build exposes something else. */
async function load(container: Container, name: string): Promise<() => unknown> {
  const { screens } = Object((await container.get(`./${START}`))());
  if (typeof screens !== 'object' || screens === null) throw new Error('no table of screens');
  if (name === START) return () => screens;
  const component = await screens[name]?.();
  if (typeof component !== 'function') throw new Error(`no component for ${name}`);
  return () => component;
}

init({
  name: 'host',
  remotes: [],
  shared: provided,
  shareStrategy: 'loaded-first',
  // The first plugin gives the runtime core to the remotes: their entries carry none.
  plugins: [giveRuntimeCore(), integrityPlugin, screensPlugin, recoveryPlugin],
});

/**
 * Returns what the request of a step loads, or `undefined` when the fallback version replaced this one. Reports the
 * outcome.
 * @throws the last failure, when no version is left.
 */
export function loadStep(step: Step): Promise<unknown> {
  const since = performance.now();
  const { app, version, expose, deadline } = step;
  const record = (outcome: Report['outcome'], phase: Report['phase'] = 'entry'): void => {
    const ms = Math.round(performance.now() - since);
    report({ app, version: version.version, phase, outcome, ms });
  };
  return whileRunning(step, async (running) => {
    try {
      // Registered again, the version gets another entry address, and the runtime forgets a start that failed.
      if (expose === START) registerRemotes([remoteInfoOf(version)], { force: true });
      const loaded = await inTime(loadRemote(running.id), timeLeft(deadline));
      if (loaded === REPLACED) {
        if (running.hasReplaced) record('lkg', running.phase);
        return undefined;
      }
      if (running.retries > 0) record('retried', running.phase);
      else if (expose === START) record('ok');
      return loaded;
    } catch (failure) {
      record('failed', running.phase ?? phaseOf(failure, version));
      throw failure;
    }
  });
}
