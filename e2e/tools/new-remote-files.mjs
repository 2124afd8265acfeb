import { edited, put, rowsOf, screenFiles, wishProblem } from './new-screen-files.mjs';

/** Texts of `npm run new:remote`: the folder of the remote, and files that list every remote. Writes nothing. */

export function remoteProblem(wish, routes) {
  const rows = rowsOf(routes);
  if (!/^[a-z]+$/.test(wish.app))
    return `--app: '${wish.app}' is no name of a remote: small letters alone, such as gifts.`;
  if (rows.some(({ app }) => app === wish.app)) return `--app: ${wish.app} is there already.`;
  return wishProblem(wish, [...rows, { app: wish.app, name: '', path: '' }]);
}

/** The packages of this repository that a new remote uses, with their folders. */
const USED = {
  dependencies: { '@shared/routes': 'shared/platform/routes', '@shared/ui': 'shared/platform/ui' },
  devDependencies: { '@shared/delivery': 'shared/delivery' },
};

export function remoteFiles(wish, read) {
  const { app, name, path } = wish;
  const { contract } = JSON.parse(read('host/package.json'));
  const used = Object.entries(USED).map(([kind, packages]) => [
    kind,
    Object.fromEntries(Object.keys(packages).map((one) => [one, 'workspace:*'])),
  ]);
  const description = {
    name: `remote-${app}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    contract: { needsHost: `^${contract.provides}` },
    ...Object.fromEntries(used),
  };
  return {
    ...screenFiles(wish),
    [`remote-${app}/package.json`]: `${JSON.stringify(description, null, 2)}\n`,
    [`remote-${app}/webpack.config.mjs`]: `import { appConfig } from '@shared/delivery/build/app-config';

export default ({ version }, { mode }) => appConfig('${app}', { mode, version });
`,
    [`remote-${app}/README.md`]: `# remote-${app}

Begins with \`${name}\` at \`${path}\`. A folder a page, the component named as the route; may import \`shared/*\`.
`,
  };
}

export function editedForRemote(wish, read) {
  const { app, path } = wish;
  const screens = `remote-${app}/src/screens.ts`;
  const withPage = (file) => (file === screens ? emptyScreens(app) : read(file));
  const at = {
    names: 'shared/platform/routes/src/apps.ts',
    starts: 'shared/delivery/gate/visit.ts',
    lock: 'pnpm-lock.yaml',
    tags: '.github/workflows/publish.yml',
    together: 'e2e/quality/performance/monolith/screens.ts',
  };
  return {
    ...edited(wish, withPage),
    [at.names]: put(read(at.names), '] as const', `, '${app}'] as const`),
    [at.starts]: put(
      read(at.starts),
      '\n};\nconst PERSON',
      `\n  ${app}: '/app${path.replaceAll(/:\w+/g, '1')}',\n};\nconst PERSON`,
    ),
    [at.lock]: withImporter(read(at.lock), `remote-${app}`),
    [at.tags]: read(at.tags).replace(/(tags: \[.*"\w+@\*")\]/, (_, tags) => `${tags}, "${app}@*"]`),
    [at.together]: put(
      put(
        read(at.together),
        'import type { RouteName }',
        `import { screens as ${app} } from '../../../../remote-${app}/src/screens';\nimport type { RouteName }`,
      ),
      '\n};',
      `\n  ...${app},\n};`,
    ),
  };
}

/** Adds the remote to the lock file, as pnpm writes it: the packages are sorted by their folder. */
function withImporter(lock, folder) {
  const own = Object.entries(USED).flatMap(([kind, packages]) => [
    `    ${kind}:`,
    ...Object.entries(packages).flatMap(([name, at]) => [
      `      '${name}':`,
      '        specifier: workspace:*',
      `        version: link:../${at}`,
    ]),
  ]);
  const [head, rest] = lock.split(/(?<=\nimporters:\n)/);
  const folders = [...rest.split('\npackages:')[0].matchAll(/^ {2}([\w/.-]+):$/gm)];
  const next = folders.find(([, other]) => other > folder);
  const at = next ? next.index : rest.indexOf('packages:');
  return `${head}${rest.slice(0, at)}  ${folder}:\n${own.join('\n')}\n\n${rest.slice(at)}`;
}

const emptyScreens = (app) => `import type { RemoteScreens } from '@shared/routes/remote-screens';

export const screens = {
} satisfies RemoteScreens<'${app}'>;
`;
