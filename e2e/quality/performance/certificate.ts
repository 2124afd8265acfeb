import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ownCertificate } from '@shared/delivery/nginx/certificate';
import { Refusal } from '@shared/delivery/store/refusal';

export type Certificate = {
  key: Buffer;
  cert: Buffer;
  /** Digest of the public key. A browser that knows it accepts the certificate and keeps its cache. */
  spki: string;
};

/** Creates a certificate in the folder, or returns undefined without openssl. HTTP/2 needs one, HTTP/1.1 does not. */
export function certificateIn(folder: string): Certificate | undefined {
  try {
    const { certificate, key } = ownCertificate(folder);
    const cert = readFileSync(certificate);
    const bytes = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const spki = createHash('sha256').update(bytes).digest('base64');
    return { key: readFileSync(key), cert, spki };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
