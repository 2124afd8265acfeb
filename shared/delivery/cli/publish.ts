import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppJson, AppName } from '@shared/release/release';
import { integrityOf } from '../base/digest.cjs';
import { folderOf, shared } from '../build/singletons.mjs';
import { versionOf } from '../build/version.mjs';
import { missingFiles } from '../gate/bytes';
import { keepMaps, openMaps } from '../maps/kept';
import { type ObjectStore, readJson } from '../store/objects';
import { Refusal } from '../store/refusal';
import { isSignedWith, type Signature, type Signer } from '../store/signing';
import { publishFolder, taken } from '../store/upload';
import { addVersion } from '../store/versions';
import { type Answer, type Context, text } from './command';
import { lastCommit } from './git';
import { appIn, versionIn } from './words';

/** No device loads the version before `promote`. After a crash, a second run continues where the first stopped. */
export async function publish({
  words,
  flags,
  store,
  root,
  worker,
  say,
}: Context): Promise<Answer> {
  if (words[0] === 'qa')
    return publishTools({ store, root, say, isDry: flags['dry-run'] === true });
  const app = appIn(words[0]);
  const from = text(flags['from']);
  const folder = from ? resolve(process.env['INIT_CWD'] ?? '', from) : join(root, folderOf(app));
  const version = versionIn(text(flags['version']) ?? versionInPackage(folder));
  const there = from ? undefined : await readJson<AppJson>(store, `${app}/${version}/app.json`);
  if (there && there.sources !== sourcesOf(root, app)) throw taken(app, version);
  const own = worker?.signer;
  const signedBy = own && (await signerOf(store, app, version, own));
  // A version without a signature is built again, because a signature says that its bytes were compared.
  const isSigned = own === undefined || signedBy !== undefined;
  // So is one that lost a file, because the same sources give the same bytes.
  const isDone = there !== undefined && isSigned && (await missingFiles(store, there)).length === 0;
  const already = alreadyThere(app, version, { own: own?.team, signedBy });
  say(`Plan: ${app}@${version} → ${store.where}`);
  if (flags['dry-run'] === true) {
    say(isDone ? already : 'Dry run: nothing was built.');
    return { app, version, published: isDone };
  }
  const listed = {
    version,
    date: new Date().toISOString(),
    ...lastCommit(from ? folder : root, folder),
  };
  if (isDone) {
    await addVersion(store, app, listed);
    say(already);
    return { app, version, published: true };
  }
  // On the disk of the build, because a folder cannot be moved to another one.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const scratch = mkdtempSync(join(root, '.cache/publish-'));
  try {
    const built = join(scratch, 'maps');
    const whole = from
      ? await (await import('../gate/foreign-build')).foreignBuild({
          app,
          version,
          source: folder,
          into: join(scratch, app),
        })
      : await builtApp({ root, app, version, into: scratch, maps: built, say });
    // Store the source maps before any device can run the version, so that early errors can be mapped to source lines.
    await keepMaps(await openMaps(text(flags['maps']), store), built, say);
    const count = await publishFolder(store, {
      app,
      folder: whole,
      listed,
      signer: own,
    });
    say(`${app}@${version} is published: ${count} files, every byte read back and compared.`);
    return { app, version, published: true };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

type Teams = { own: string | undefined; signedBy: string | undefined };

const alreadyThere = (app: AppName, version: string, { own, signedBy }: Teams): string =>
  own === signedBy
    ? `${app}@${version} is published already, from the same sources.`
    : `${app}@${version} is there, signed by ${signedBy} and not by ${own}. If ${signedBy} may not publish ${app}, raise the version in ${folderOf(app)}/package.json.`;

/** Returns the team that signed the version. @throws {Refusal} if its key is not the one that this team has now */
async function signerOf(
  store: ObjectStore,
  app: AppName,
  version: string,
  { team, publicKey }: Signer,
): Promise<string | undefined> {
  const signed = await readJson<Signature>(store, `${app}/${version}/signed.json`);
  const described = await store.read(`${app}/${version}/app.json`);
  if (!signed || !described) return undefined;
  if (signed.team !== team || isSignedWith(publicKey, described.bytes, String(signed.signature)))
    return signed.team;
  throw new Refusal(
    `${app}@${version} is signed with another key of ${team}. Raise the version in ${folderOf(app)}/package.json`,
  );
}

/**
 * Publishes the panel for testers, which pages load in channels with tools. Found by its path, because this package may
 * not import it.
 */
async function publishTools({
  store,
  root,
  say,
  isDry,
}: Pick<Context, 'store' | 'root' | 'say'> & { isDry: boolean }): Promise<Answer> {
  if (isDry) {
    say(`Plan: qa → ${store.where}\nDry run: nothing was built.`);
    return { app: 'qa', published: false };
  }
  const file = pathToFileURL(join(root, 'shared/platform/qa/publish/publish-tools.ts')).href;
  const tools: { publishTools: (store: ObjectStore) => Promise<string> } = await import(file);
  const version = await tools.publishTools(store);
  say(
    `qa@${version} is published; pages of channels with tools have it from their next change on.`,
  );
  return { app: 'qa', version, published: true };
}

const versionInPackage = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Returns the digest of everything that goes into a build of the app. */
const sourcesOf = (root: string, app: AppName): string =>
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
async function builtApp({ root, app, version, into, maps, say }: BuildOrder): Promise<string> {
  const start = Date.now();
  say(`Building ${app}@${version} …`);
  const kept = import('../gate/declarations').then(({ keptDeclarations }) => keptDeclarations);
  const script = join(root, 'shared/delivery/build/build-app.mjs');
  const words = [script, app, version, into, ...(maps ? [maps] : [])];
  const [code] = await once(spawn(process.execPath, words, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('the build failed; what is wrong is said above');
  const folder = join(into, app, version);
  // The host and the remotes share packages, so the sources of the host identify their declarations.
  const bytes = (await kept)(root, Object.keys(shared), sourcesOf(root, 'host'));
  writeFileSync(join(folder, 'types.json'), bytes);
  const path = join(folder, 'app.json');
  const described: AppJson = JSON.parse(readFileSync(path, 'utf8'));
  const types = integrityOf(bytes);
  writeFileSync(path, `${JSON.stringify({ ...described, types }, null, 1)}\n`);
  say(`Built in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
  return folder;
}
