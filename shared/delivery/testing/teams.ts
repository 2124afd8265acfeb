import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName } from '@shared/release/release';
import { settings } from '../cli/settings';
import type { ObjectStore } from '../store/objects';
import type { Trust } from '../store/shape';
import { type Signer, signerWith } from '../store/signing';
import { publishedFolder } from './builds';
import { context } from './context';
import { promoted } from './promotion';

/** Returns a team with a new key: its signer and its public key. */
export function team(name: string): { signer: Signer; key: string } {
  const { privateKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const signer = signerWith(name, privateKey);
  return { signer, key: signer.publicKey };
}

/** Publishes a build of an app, as a team does. */
export const publishedBy = (
  store: ObjectStore,
  version: string,
  signer?: Signer,
  app: AppName = 'apply',
) => publishedFolder(store, { app, version, signer });

/** Sets the trust settings of staging. */
export async function trusting(
  store: ObjectStore,
  trust: Trust,
  signer?: Signer,
  said: string[] = [],
) {
  const scratch = mkdtempSync(join(tmpdir(), 'care-settings-'));
  const file = join(scratch, 'settings.json');
  writeFileSync(file, JSON.stringify({ settings: {}, tools: false, trust }));
  const flags = { set: file };
  try {
    return await settings(context({ store, words: 'staging', flags, said, worker: { signer } }));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Promotes a version to staging, as a team does. */
export const promotedBy = (store: ObjectStore, app: AppName, version: string, signer?: Signer) =>
  promoted(store, { [app]: version }, { worker: { signer } });
