import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp, inParallel, install, root, run, runProgram, stop } from './toolchain.mjs';

/**
 * `npm run build`: builds what is missing with webpack-cli and composes the set into the release that is served. A build is
 * named by its sources, so a second run does nothing, and a change in one remote builds only that remote.
 * `npm run build -- --only apply` builds only this app, without a release. Returns the versions.
 */
export async function build(only) {
  const { notBuilt, versionsOf } = await import('@shared/delivery/build/compose');
  const store = join(root, '.store');
  const all = versionsOf(root);
  const versions = only ? Object.fromEntries(only.map((app) => [app, all[app]])) : all;
  const missing = notBuilt(store, versions);
  if (missing.length > 0) process.stdout.write(`Building ${missing.join(', ')} …\n`);
  const script = join(root, 'shared/delivery/build/build-app.mjs');
  const failed = await inParallel(missing, Math.min(2, availableParallelism()), (app) =>
    run(process.execPath, [script, app, versions[app], store]),
  );
  if (failed.length > 0)
    stop(`The build of ${failed.join(', ')} failed; what is wrong is said above.`);
  if (only) return versions;
  const args = [store, JSON.stringify(versions)];
  const composed = await runProgram('sandbox/src/site/compose.ts', args);
  if (composed !== 0) stop('The builds could not be put together as a release.');
  return versions;
}

if (import.meta.filename === process.argv[1]) {
  answerHelp();
  install();
  const { apps } = await import('@shared/delivery/build/singletons');
  const only = parseArgs({ options: { only: { type: 'string' } } }).values.only?.split(',');
  const unknown = (only ?? []).filter((name) => !apps.includes(name));
  if (unknown.length > 0)
    stop(`--only: there is no app '${unknown.join(', ')}'. Apps: ${apps.join(', ')}.`);
  await build(only);
}
