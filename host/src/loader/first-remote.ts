import type { ReleasedApp } from '@shared/release/release';
import { scriptOf } from './integrity';
import { provided } from './provided';

type Container = {
  init: (scope: unknown) => Promise<void> | void;
  get: (module: string) => Promise<() => unknown>;
};

/** Modules by key and version, as webpack's containers take them: each entry answers a factory of the module. */
type Offered = { get: () => () => unknown; loaded: 1; from: 'host'; eager: true };
type ShareScope = Readonly<Record<string, Readonly<Record<string, Offered>>>>;

/** The page's singletons in the form a container is started with. */
const shareScope: ShareScope = Object.fromEntries(
  Object.entries(provided).map(([key, { version, lib }]) => [
    key,
    { [version]: { get: () => lib, loaded: 1, from: 'host', eager: true } },
  ]),
);

/**
 * Starts a remote's container without the federation runtime: one script, one `init`, one `get`. The first view pays
 * nothing for what only later remotes and failures need (15 kB); those go through `federation.ts`.
 * @throws whatever went wrong, at once and without another try.
 */
export async function loadFirst({ base, entry, container }: ReleasedApp): Promise<unknown> {
  const [file] = entry.js;
  if (container === undefined || file === undefined) throw new Error(`no remote: ${base}`);
  const containers = globalThis as unknown as Record<string, Container | undefined>;
  if (containers[container] === undefined) await arrival(base + file);
  const started = containers[container];
  if (!started) throw new Error(`did not start: ${base}`);
  await started.init(shareScope);
  return (await started.get('./screens'))();
}

/** The starter has asked for it (host/src/page/start-script.ts): a page that needs it sooner waits for that script. */
function arrival(url: string): Promise<void> {
  const { href } = new URL(url, location.href);
  const element =
    [...document.scripts].find(({ src }) => src === href) ??
    document.head.appendChild(scriptOf(url));
  return new Promise((done, failed) => {
    element.addEventListener('load', () => done());
    element.addEventListener('error', () => {
      // Left in the page, it would be joined by the next try and never answer it.
      element.remove();
      failed(new Error(`did not arrive: ${url}`));
    });
  });
}
