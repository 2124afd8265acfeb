import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** Who signs a change: a team's pipeline with its private key. */
export type Signer = { team: string; sign: (bytes: Buffer) => string };

/** What the issuer of a pipeline's token says of it. */
export type Identity = {
  issuer: string;
  subject: string;
  claims: Readonly<Record<string, string>>;
};

export type Signature = { team: string; signature: string };

/** @throws the key is no private key of Ed25519. */
export function signerWith(team: string, pem: string): Signer {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError(`${team}'s key is not Ed25519`);
  return { team, sign: (bytes) => sign(null, bytes, key).toString('base64') };
}

/** The public half, as a channel's settings hold it. */
export const publicKeyOf = (pem: string): string =>
  createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64');

export function isKey(text: string): boolean {
  try {
    return keyIn(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false; // that it cannot be read is the answer
  }
}

export const isSignedWith = (key: string, bytes: Buffer, signature: string): boolean =>
  verify(null, bytes, keyIn(key), Buffer.from(signature, 'base64'));

const keyIn = (text: string) =>
  createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
