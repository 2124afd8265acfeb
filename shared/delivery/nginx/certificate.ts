import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../store/refusal';

/** Files of a certificate and of its private key, in PEM. */
export type Certificate = { certificate: string; key: string };

const DAYS = '30';
const NAMES = 'subjectAltName=DNS:localhost,IP:127.0.0.1';

/**
 * Returns a certificate for localhost that is signed by itself. It is made once in the folder, for trials on this
 * machine.
 * @throws {Refusal} without openssl
 */
export function ownCertificate(folder: string): Certificate {
  const [certificate, key] = [join(folder, 'localhost.pem'), join(folder, 'localhost.key')];
  if (existsSync(certificate) && existsSync(key)) return { certificate, key };
  mkdirSync(folder, { recursive: true });
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const how = ['-nodes', '-days', DAYS, '-subj', '/CN=localhost', '-addext', NAMES];
  try {
    execFileSync('openssl', [...made, ...how, '-keyout', key, '-out', certificate], {
      stdio: 'pipe',
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Refusal(`openssl makes no certificate (${reason}). Give --certificate and --key.`);
  }
  return { certificate, key };
}
