import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppJson, AppName } from '@shared/release/release';
import { integrityOf } from '../base/digest.cjs';
import { shared } from '../build/singletons.mjs';
import { versionOf } from '../build/version.mjs';

export const versionInPackage = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Returns the digest of everything that goes into a build of the app. */
export const sourcesOf = (root: string, app: AppName): string =>
  versionOf(root, app).split('-').at(-1) ?? '';

type BuildOrder = {
  root: string;
  app: AppName;
  version: string;
  into: string;
  maps?: string;
  say: (line: string) => void;
};

/** Builds an app, adds the declarations that the type check of the gate compares, and returns the folder. */
export async function builtApp({
  root,
  app,
  version,
  into,
  maps,
  say,
}: BuildOrder): Promise<string> {
  const start = Date.now();
  say(`Building ${app}@${version} …`);
  const kept = import('../gate/declarations').then(({ keptDeclarations }) => keptDeclarations);
  const script = join(root, 'shared/delivery/build/build-app.mjs');
  const words = [script, app, version, into, ...(maps ? [maps] : [])];
  await ended(spawn(process.execPath, words, { stdio: 'inherit' }));
  const folder = join(into, app, version);
  const bytes = (await kept)(root, Object.keys(shared), sharedDigest(root));
  writeFileSync(join(folder, 'types.json'), bytes);
  const path = join(folder, 'app.json');
  const described: AppJson = JSON.parse(readFileSync(path, 'utf8'));
  const types = integrityOf(bytes);
  writeFileSync(path, `${JSON.stringify({ ...described, types }, null, 1)}\n`);
  say(`Built in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
  return folder;
}

/**
 * Returns the digest of the host sources. The host and the remotes share packages, so it identifies their declarations.
 */
const sharedDigest = (root: string): string => versionOf(root, 'host').split('-').at(-1) ?? '';

function ended(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('exit', (code) =>
      code === 0 ? done() : failed(new Error('the build failed; what is wrong is said above')),
    );
  });
}
