import { listening } from '@shared/delivery/collector/listening';
import { folderStore } from '@shared/delivery/store/folder';
import type { ObjectStore } from '@shared/delivery/store/objects';
import { startNginx } from '@shared/delivery/testing/nginx';
import { startS3 } from '@shared/delivery/testing/s3-stand-in';
import { storeAt } from '@shared/delivery/testing/stores';
import { publishedLive } from '../site/live';
import { site } from '../site/site';

/** A running origin. `store` is set if it reads the live release from another place than its start folder. */
export type Origin = { origin: string; store?: ObjectStore; stop: () => Promise<void> };

const sandbox = async (store: string): Promise<Origin> => {
  const app = site({
    store,
    settings: () => ({}),
    extraScripts: () => [],
    live: publishedLive(store, 'production'),
    remoteFault: () => undefined,
  });
  const place = { fetch: app.fetch, port: 0, hostname: '127.0.0.1' };
  const { server, port } = await listening(place);
  const stop = () => new Promise<void>((done) => server.close(() => done()));
  return { origin: `http://127.0.0.1:${port}`, stop };
};

const nginx = process.env['TEST_NGINX'];

/** Serves the same objects from a bucket that the origin may read. */
async function bucketServed(program: string, root: string): Promise<Origin> {
  const s3 = await startS3();
  s3.manners.add('is-public');
  const kept = folderStore(root);
  const store = storeAt(s3);
  for (const { path } of await kept.list('')) {
    const found = await kept.read(path);
    if (found) await store.write(path, found.bytes);
  }
  const bucket = `${s3.origin}/care/web/`;
  const served = await startNginx(program, { bucket, channel: 'production' });
  return {
    origin: served.origin,
    store,
    stop: async () => {
      await served.stop();
      await s3.close();
    },
  };
}

/** Static origins of the product with a store in a folder: the sandbox, and nginx if it is installed. */
export const origins = [
  ['the sandbox', sandbox],
  ...(nginx === undefined
    ? []
    : [
        [
          'nginx',
          (store: string) => startNginx(nginx, { root: store, channel: 'production' }),
        ] as const,
        ['nginx before a bucket', (store: string) => bucketServed(nginx, store)] as const,
      ]),
] as const;
