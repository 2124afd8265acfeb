import { apps } from './singletons.mjs';

const FIRST = 4101;
/** Ports of the development servers, host first; the sandbox, which serves the page itself, is on 4100. */
export const devPorts = Object.fromEntries(apps.map((app, place) => [app, FIRST + place]));
