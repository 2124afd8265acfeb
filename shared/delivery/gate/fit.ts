import type { AppJson } from '@shared/release/release';
import { satisfies, valid } from 'semver';
import { type Candidate, named, type Problem, remotesOf } from './problem';

/** What a host and remotes say of themselves must fit: checked without a look at any code. */
export const fitProblems = (set: Candidate): Problem[] => [
  ...remotesOf(set).flatMap((remote) => [
    ...contract(set.apps.host, remote),
    ...singletons(set.apps.host, remote),
    ...runtime(set.apps.host, remote),
    ...publicPath(remote),
    ...screens(set, remote),
  ]),
  ...names(set),
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
  return Object.entries(remote.shared).flatMap(([key, { required = '*', carried }]) => {
    const check = 'shared modules';
    const where = `${named(remote)}, ${key}`;
    const provided = host.shared[key]?.provided;
    if (carried === true)
      return [
        {
          check,
          where,
          what: `${remote.app} brings a copy of ${key} of its own: a page would have two`,
          mend: 'share it with `import: false`, as shared/delivery/build/app-config.mjs does',
        },
      ];
    if (provided !== undefined && satisfies(provided, required)) return [];
    const what = `needs ${required}; ${named(host)} gives ${provided ?? 'none'}`;
    const mend = `build ${remote.app} and the host with the same major of ${key}, and promote the host first`;
    return [{ check, where, what, mend }];
  });
}

/** The host starts containers by what webpack's minor version does; another one has not been tried with it. */
function runtime(host: AppJson, remote: AppJson): Problem[] {
  const minor = (version: string) => version.split('.').slice(0, 2).join('.');
  if (minor(host.runtime.webpack) === minor(remote.runtime.webpack)) return [];
  return [
    {
      check: 'federation runtime',
      where: named(remote),
      what: `built by webpack ${remote.runtime.webpack}, ${named(host)} by ${host.runtime.webpack}`,
      mend: `build ${remote.app} with the host's lock file (the catalog of pnpm-workspace.yaml pins webpack)`,
    },
  ];
}

function publicPath(remote: AppJson): Problem[] {
  if (remote.publicPath === 'auto') return [];
  return [
    {
      check: 'public path',
      where: named(remote),
      what: `asks for its files at ${remote.publicPath}: they would come from another place than its entry`,
      mend: 'build it with appConfig(), whose publicPath is auto',
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
        mend: 'build it with appConfig(), which puts the version into the name',
      },
    ];
  });
}
