import { join, resolve } from 'node:path';
import { ownCertificate } from '../nginx/certificate';
import { nginxConfig, type Place, type Tls } from '../nginx/config';
import { nginxHere, PACKAGES } from '../nginx/program.cjs';
import { startNginx } from '../nginx/run';
import { channelIn as readChannel } from '../store/channels';
import { Refusal } from '../store/refusal';
import { type Answer, type Context, text, WrongUse } from './command';
import { channelIn, keepIn, portIn } from './words';

export async function nginx(context: Context): Promise<Answer> {
  const { flags, store, say } = context;
  const channel = channelIn(flags['channel'] ?? 'production');
  const isRun = flags['run'] === true;
  const folder = join(context.root, '.data/nginx');
  const tls = tlsOf(flags, isRun ? folder : undefined);
  const options = {
    ...placeOf(store.where, text(flags['bucket'])),
    channel,
    listen: text(flags['listen']) ?? '8080',
    tls,
    api: text(flags['api']),
    ca: text(flags['ca']),
    keep: keepIn(flags['keep']),
  };
  const config = nginxConfig(options, context.root);
  if (!isRun || tls === undefined) {
    say(config);
    return { config };
  }
  await readChannel(store, channel);
  const program = nginxHere();
  if (program === undefined)
    throw new Refusal(
      `There is no nginx with brotli. On Debian: apt-get install -y ${PACKAGES.join(' ')}`,
    );
  const port = portOf('--https', tls.https);
  const served = await startNginx({ program, server: config, port, folder });
  say(`${channel}: https://localhost:${port}/app/`);
  say(`http://localhost:${portOf('--http', tls.http)} redirects to it.`);
  say(`Configuration: ${join(folder, 'nginx.conf')}. Ctrl-C ends it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => served.stop());
  if ((await served.ended) !== 0)
    throw new Error(`nginx has ended; its words are in ${join(folder, 'error.log')}`);
  return { channel, port };
}

/** Returns the port of a value of `listen`, for example of `127.0.0.1:8443`. @throws {WrongUse} */
const portOf = (flag: string, listen: string) => portIn(flag, listen.split(':').at(-1), 8443);

/** Returns the ports and the certificate. `folder` gets a certificate for localhost if none is named. */
function tlsOf(flags: Context['flags'], folder: string | undefined): Tls | undefined {
  const [certificate, key] = [text(flags['certificate']), text(flags['key'])];
  if ((certificate === undefined) !== (key === undefined))
    throw new WrongUse('--certificate and --key belong together');
  const files =
    certificate !== undefined && key !== undefined
      ? { certificate: resolve(certificate), key: resolve(key) }
      : folder === undefined
        ? undefined
        : ownCertificate(folder);
  if (files === undefined) return undefined;
  const [https, http] = folder === undefined ? ['443', '80'] : ['8443', '8080'];
  return { ...files, https: text(flags['https']) ?? https, http: text(flags['http']) ?? http };
}

/** Returns the folder, or the address of the bucket. A bucket outside Amazon needs --bucket with its address. */
function placeOf(where: string, address: string | undefined): Place {
  const [, bucket, prefix] = /^s3:\/\/([^/]+)\/(.*)$/.exec(where) ?? [];
  if (bucket === undefined && address === undefined) return { root: resolve(where) };
  const region = process.env['AWS_REGION'] ?? 'us-east-1';
  const named = address ?? `https://${bucket}.s3.${region}.amazonaws.com/${prefix}`;
  if (!URL.canParse(named)) throw new WrongUse(`--bucket is the address of a bucket, not ${named}`);
  return { bucket: named };
}
