import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { leftOfTry, START } from '../steps';
import { inTime } from '../time-limits';

type Table = Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
type Container = { get: (expose: string) => Promise<() => { screens?: Table }> };

/**
 * Loads a screen as a module of its remote: `<container>/TermInfo` is the component that the exposed table `./screens`
 * loads under this name. Table and screen have a time limit, because the runtime has none for them.
 */
export const screensPlugin: ModuleFederationRuntimePlugin = {
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
