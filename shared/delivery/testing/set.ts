import type { AppJson, AppName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import type { Candidate } from '../store/problem';
import { appJsonOf, routes } from './builds';

/** Changes to the builds of a compatible set. */
export type Changes = Partial<Record<AppName, Partial<AppJson>>>;

export const set = (changes: Changes = {}, lkg: Candidate['lkg'] = {}): Candidate => ({
  apps: Object.fromEntries(
    appNames.map((app) => [app, appJsonOf(app, '1.0.0', changes[app])]),
  ) as Candidate['apps'],
  lkg,
  routes,
});
