import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = {
  key: Buffer;
  cert: Buffer;
  /** Digest of the public key. A browser that knows it accepts the certificate and keeps its cache. */
  spki: string;
};

/** Creates a certificate for this run, or returns undefined without openssl. HTTP/2 needs one, HTTP/1.1 does not. */
export function certificate(): Certificate | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'care-cert-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const how = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
  ];
  const what = ['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = spawnSync('openssl', [...how, ...what, '-keyout', key, '-out', cert]);
  const read = made.status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined;
  rmSync(folder, { recursive: true });
  if (!read) return undefined;
  const { publicKey } = new X509Certificate(read.cert);
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return { ...read, spki: createHash('sha256').update(bytes).digest('base64') };
}
