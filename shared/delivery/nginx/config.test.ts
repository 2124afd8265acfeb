import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startNginx } from '../testing/nginx';
import { eachStore } from '../testing/stores';
import { nginxConfig as configIn, type NginxOptions } from './config';

const nginxConfig = (options: NginxOptions) => configIn(options, process.cwd());
const nginx = process.env['TEST_NGINX'];

describe('nginxConfig', () => {
  const usual = { root: '/srv/web', channel: 'production', listen: '8080' };

  it('verifies the TLS name of the API', () => {
    const config = nginxConfig({ ...usual, api: 'https://api.care.example' });

    expect(config).toContain('proxy_pass https://api.care.example;');
    expect(config).toContain('proxy_ssl_server_name on;');
    expect(config).toContain('proxy_ssl_verify on;');
    expect(config).toContain('proxy_set_header Host $proxy_host;');
  });

  it.each([
    ['443', 'https://$host$request_uri'],
    ['127.0.0.1:8443', 'https://$host:8443$request_uri'],
  ])('redirects plain requests to TLS at %s', (https, address) => {
    const files = { certificate: '/etc/care.pem', key: '/etc/care.key' };
    const config = nginxConfig({ ...usual, tls: { ...files, https, http: '80' } });

    expect(config).toContain(`listen 80;\n  server_tokens off;\n  return 308 ${address};`);
    expect(config).toContain(`listen ${https} ssl http2;\n  ssl_certificate /etc/care.pem;`);
    expect(config).not.toContain('listen 8080');
  });

  it('reads a bucket under its own address with its prefix', () => {
    const config = nginxConfig({
      bucket: 'https://web.s3.ap-northeast-2.amazonaws.com/product/',
      channel: 'staging',
      listen: '8080',
    });

    expect(config).toContain('proxy_pass https://web.s3.ap-northeast-2.amazonaws.com;');
    expect(config).toContain('rewrite ^ /product/channels/staging/index.html? break;');
    expect(config).not.toContain('root ');
  });

  it.each([usual, { bucket: 'https://b.s3.amazonaws.com/', channel: 'staging', listen: '8080' }])(
    'lets browsers cache the page for the given time, and no shared cache (%j)',
    (place) => {
      const kept = 'default "private, max-age=3600";';
      expect(nginxConfig({ ...place, keep: 3600 }).split(kept)).toHaveLength(2);
      expect(nginxConfig(place)).not.toContain('private');
    },
  );

  it.each([usual, { bucket: 'https://b.s3.amazonaws.com/', channel: 'staging', listen: '8080' }])(
    'lets nobody keep an error (%j)',
    (place) => {
      const sent = nginxConfig(place).match(/add_header Cache-Control .*/g) ?? [];
      expect(sent).toContain('add_header Cache-Control "no-store" always;');
      expect(sent.filter((line) => /max-age|\$/.test(line) && line.includes('always'))).toEqual([]);
    },
  );
});

if (nginx !== undefined)
  describe('nginx in front of a server', () => {
    const store = eachStore();
    const closing: (() => unknown)[] = [];
    afterEach(async () => {
      for (const close of closing.splice(0)) await close();
    });
    /** Starts a server of this test. Returns its address. */
    const serving = async (answer: RequestListener) => {
      const server = createServer(answer).listen(0, '127.0.0.1');
      await once(server, 'listening');
      closing.push(
        () => server.close(),
        () => server.closeAllConnections(),
      );
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    };
    const nginxBefore = async (place: Parameters<typeof startNginx>[1]) => {
      const served = await startNginx(nginx, place);
      closing.unshift(served.stop);
      return served.origin;
    };

    it.each([
      [200, 200, 'public, max-age=31536000, immutable, no-transform'],
      [404, 404, 'no-store'],
      [403, 404, 'no-store'],
      [429, 429, null],
      [500, 500, null],
      [503, 503, null],
    ])('answers a file for which the bucket says %s with %s, Cache-Control: %s', async (...row) => {
      const [said, status, kept] = row;
      const bucket = await serving((_, response) => response.writeHead(said).end('x'));
      const origin = await nginxBefore({ bucket: `${bucket}/`, channel: 'production' });
      const answer = await fetch(`${origin}/apply/1.0.0/entry.js`);

      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe(kept);
    });

    it('sends the API its own name and the client address, and forwards a photo of 20 MB', async () => {
      const asked: Record<string, unknown>[] = [];
      const api = await serving(async (request, response) => {
        let bytes = 0;
        for await (const part of request) bytes += (part as Buffer).length;
        asked.push({ ...request.headers, bytes });
        response.end('ok');
      });
      const origin = await nginxBefore({ root: store.where, channel: 'production', api });
      const photo = new Uint8Array(20_000_000);
      const response = await fetch(`${origin}/upload`, {
        method: 'POST',
        body: photo,
        headers: { 'X-Forwarded-For': '1.2.3.4' },
      });

      expect(response.status).toBe(200);
      expect(asked.at(-1)).toMatchObject({
        host: new URL(api).host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': new URL(origin).host,
        'x-forwarded-proto': 'http',
        bytes: photo.length,
      });
    });
  });
