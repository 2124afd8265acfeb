import type { Command } from '../cli/command';

export const liveCommands: Readonly<Record<string, Command>> = {
  init: {
    usage: 'init',
    words: 0,
    about:
      'fills an empty store: QA tools, all apps, trust and settings of both channels; staging is live',
    flags: {
      'no-boot': { type: 'boolean', about: 'without the browser' },
      'dry-run': { type: 'boolean', about: 'show the plan and change nothing' },
    },
    load: async () => (await import('../cli/init')).init,
  },
  collect: {
    usage: 'collect',
    words: 0,
    about: 'receives the telemetry of pages, as OTLP over HTTP in JSON, and counts it',
    flags: {
      port: { type: 'string', about: 'where (4318, or PORT)' },
      host: { type: 'string', about: '127.0.0.1; behind a server of yours the one to open' },
      behind: {
        type: 'boolean',
        about: "takes that server's word for addresses (X-Forwarded-For)",
      },
      data: { type: 'string', about: 'folder of its database (.data/collector), or DATABASE_URL' },
      keep: { type: 'string', about: 'days for which counts are kept (30)' },
      judge: { type: 'string', about: 'channels whose canaries it judges: production,staging' },
      console: { type: 'string', about: 'port of the console over these counts, on this machine' },
    },
    load: async () => (await import('./collect')).collect,
  },
  verify: {
    usage: 'verify <channel>',
    about: 'reads every file that the channel can give a device, and compares it with its digest',
    load: async () => (await import('../cli/verify')).verify,
  },
  preflight: {
    usage: 'preflight <channel>',
    about: 'lists every fact that must be set before customers come, with its value in the channel',
    load: async () => (await import('../cli/preflight')).preflight,
  },
  nginx: {
    usage: 'nginx',
    words: 0,
    about:
      'prints server blocks for a store in a folder or a bucket, or runs Debian’s nginx with them',
    flags: {
      channel: { type: 'string', about: 'whose page /app/ is (production)' },
      listen: { type: 'string', about: 'without TLS: such as 8080' },
      certificate: { type: 'string', about: 'file; serves TLS and redirects plain requests to it' },
      key: { type: 'string', about: 'file with the key of the certificate' },
      https: { type: 'string', about: 'port of TLS (443; 8443 with --run)' },
      http: { type: 'string', about: 'port that redirects to it (80; 8080 with --run)' },
      run: {
        type: 'boolean',
        about: 'runs nginx until Ctrl-C; without --certificate with one for localhost',
      },
      api: { type: 'string', about: 'origin of everything that is not the product' },
      bucket: {
        type: 'string',
        about: 'address of the bucket with its prefix, when not at Amazon',
      },
      ca: { type: 'string', about: 'certificates to trust, when not Debian’s' },
      keep: { type: 'string', about: 'seconds for which browsers may keep the page (0)' },
    },
    load: async () => (await import('../cli/nginx')).nginx,
  },
  cdn: {
    usage: 'cdn',
    words: 0,
    about: 'prints what a CDN before a bucket needs: headers, a function, policies of each team',
    flags: {
      channel: { type: 'string', about: 'whose page /app/ is, and whose teams (production)' },
      bucket: { type: 'string', about: 's3://bucket/prefix, when the store is another' },
      distribution: { type: 'string', about: 'ARN of the one that may read the bucket' },
      keep: { type: 'string', about: 'seconds for which browsers may keep the page (0)' },
    },
    load: async () => (await import('../cli/cdn')).cdn,
  },
};
