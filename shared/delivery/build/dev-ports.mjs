import { apps } from './singletons.mjs';

const FIRST = 4101;
/** Ports of the development servers, the host first. The sandbox, which serves the page, uses 4100. */
export const devPorts = Object.fromEntries(apps.map((app, place) => [app, FIRST + place]));
