import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

export type Signer = { team: string; publicKey: string; sign: (bytes: Buffer) => string };

export type Identity = {
  issuer: string;
  subject: string;
  claims: Readonly<Record<string, string>>;
};

export type Signature = { team: string; signature: string };

/** @throws when the key is not an Ed25519 private key. */
export function signerWith(team: string, pem: string): Signer {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError(`${team}'s key is not Ed25519`);
  return {
    team,
    publicKey: publicKeyOf(pem),
    sign: (bytes) => sign(null, bytes, key).toString('base64'),
  };
}

/** Returns the public key, as a channel's settings have it. */
export const publicKeyOf = (pem: string): string =>
  createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64');

export function isKey(text: string): boolean {
  try {
    return keyIn(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false; // an unreadable key is no key
  }
}

export const isSignedWith = (key: string, bytes: Buffer, signature: string): boolean =>
  verify(null, bytes, keyIn(key), Buffer.from(signature, 'base64'));

const keyIn = (text: string) =>
  createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
