import { provided } from './provided';

/** Modules by key and version, as webpack's containers take them: each entry answers a factory of the module. */
type Offered = { get: () => () => unknown; loaded: 1; from: 'host'; eager: true };
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Offered>>>>;

/** The page's singletons in the form a container is started with. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(provided).map(([key, { version, lib }]) => [
    key,
    { [version]: { get: () => lib, loaded: 1, from: 'host', eager: true } },
  ]),
);
