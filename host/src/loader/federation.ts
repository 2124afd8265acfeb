import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import giveRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { integrityPlugin } from './plugins/integrity';
import { phaseOf, REPLACED, recoveryPlugin } from './plugins/recovery';
import { screensPlugin } from './plugins/screens';
import { provided } from './provided';
import { remoteInfoOf } from './remote-info';
import { type Report, report } from './report';
import { START, type Step, whileRunning } from './steps';
import { inTime, timeLeft } from './time-limits';

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
