import type { AppJson } from '@shared/release/release';
import { major, satisfies, valid } from 'semver';
import { packageOf } from '../base/package-of.cjs';
import { type Candidate, named, type Problem, remotesOf } from './problem';

/** Returns the compatibility problems of a set, from its descriptions only. Reads no code. */
export const fitProblems = (set: Candidate): Problem[] => [
  ...publicPath(set.apps.host),
  ...remotesOf(set).flatMap((remote) => [
    ...withHost(set.apps.host, remote),
    ...publicPath(remote),
    ...screens(set, remote),
  ]),
  ...names(set),
];

export const withHost = (host: AppJson, remote: AppJson): Problem[] => [
  ...contract(host, remote),
  ...singletons(host, remote),
  ...runtime(host, remote),
];

function contract(host: AppJson, remote: AppJson): Problem[] {
  const { provides = '' } = host.contract;
  const { needsHost = '' } = remote.contract;
  if (valid(provides) && needsHost !== '' && satisfies(provides, needsHost)) return [];
  return [
    {
      check: 'contract',
      where: named(remote),
      what: `needs a host with contract ${needsHost || '(none named)'}; ${named(host)} gives ${provides || 'none'}`,
      mend: `promote a host that gives ${needsHost} first, or build ${remote.app} against ${provides} and say so in remote-${remote.app}/package.json`,
    },
  ];
}

function singletons(host: AppJson, remote: AppJson): Problem[] {
  const told = new Set<string>();
  return Object.entries(remote.shared).flatMap(([key, { required = '*', carried }]) => {
    const check = 'shared modules';
    const name = packageOf(key);
    const where = `${named(remote)}, ${name}`;
    const provided = host.shared[key]?.provided;
    if (carried === true)
      return [
        {
          check,
          where,
          what: `${remote.app} brings a copy of ${key} of its own: a page would have two`,
          mend: 'share it with `import: false`, as shared/delivery/build/federation.mjs does',
        },
      ];
    if (provided !== undefined && satisfies(provided, required)) return [];
    // Report only one key per package, because its keys fail together (react and react/jsx-runtime).
    if (told.has(name)) return [];
    told.add(name);
    const what = `needs ${required}; ${named(host)} gives ${provided ?? 'none'}`;
    return [{ check, where, what, mend: wayOn({ host, remote, name, required, provided }) }];
  });
}

type Blocked = {
  host: AppJson;
  remote: AppJson;
  name: string;
  required: string;
  provided: string | undefined;
};

/**
 * Says what to publish first. A remote that accepts both majors can be live before and after the host changes the
 * library.
 */
function wayOn({ host, remote, name, required, provided }: Blocked): string {
  if (!valid(provided)) return `promote a host that gives ${name} first`;
  const both = `${required} || ^${major(provided ?? '')}.0.0`;
  return `publish ${remote.app} with "accepts": {"${name}": "${both}"} in remote-${remote.app}/package.json and promote it before ${named(host)}`;
}

/** Compares the major versions of webpack. A build of another tool has none. The browser test shows whether another minor version starts. */
function runtime(host: AppJson, remote: AppJson): Problem[] {
  const [ofHost, ofRemote] = [host, remote].map((app) => app.runtime.webpack?.split('.')[0]);
  if (ofRemote === undefined || ofHost === ofRemote) return [];
  return [
    {
      check: 'federation runtime',
      where: named(remote),
      what: `built by webpack ${remote.runtime.webpack}, ${named(host)} by ${host.runtime.webpack}`,
      mend: `build ${remote.app} with the host's major (the catalog of pnpm-workspace.yaml pins webpack), or promote both together`,
    },
  ];
}

function publicPath(one: AppJson): Problem[] {
  const own = `/${one.app}/${one.version}/`;
  if (one.publicPath === 'auto' || one.publicPath === own) return [];
  return [
    {
      check: 'public path',
      where: named(one),
      what: `asks for its files at ${one.publicPath}: they would come from another place than its entry`,
      mend: 'build it with appConfig(), whose publicPath is the folder of its version, or auto',
    },
  ];
}

function screens({ apps: { host }, routes }: Candidate, remote: AppJson): Problem[] {
  const wanted = routes.filter(([, app]) => app === remote.app).map(([, , page]) => page);
  const missing = wanted.filter((page) => remote.screens?.[page] === undefined);
  return missing.map((page) => ({
    check: 'exposes',
    where: `${named(remote)}, ${page}`,
    what: `${named(host)} has a route to ${page}, and ${named(remote)} has no such screen`,
    mend: `add ${page} to remote-${remote.app}/src/screens.ts, or promote a host without that route first`,
  }));
}

function names({ apps, lkg }: Candidate): Problem[] {
  const all = [...Object.values(apps), ...Object.values(lkg)];
  const seen = new Map<string, string>();
  return all.flatMap((app) => {
    const before = seen.get(app.uniqueName);
    seen.set(app.uniqueName, named(app));
    if (before === undefined || before === named(app)) return [];
    return [
      {
        check: 'unique names',
        where: named(app),
        what: `has the name ${app.uniqueName} on a page, as ${before} has: their files would mix`,
        mend: 'put the version into its name, as appConfig() does',
      },
    ];
  });
}
