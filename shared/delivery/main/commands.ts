import type { Command, Flag } from '../cli/command';
import { liveCommands } from './live-commands';

const dryRun: Flag = { type: 'boolean', about: 'show the plan and change nothing' };
const maps: Flag = {
  type: 'string',
  about: 'where source maps are kept, served to nobody: a folder or s3://… (or MFE_MAPS)',
};
const why: Flag = { type: 'string', about: 'a sentence for the log' };
const expect: Flag = {
  type: 'string',
  about: 'do nothing unless this change is the last one of the channel',
};
const where: Flag = { type: 'string', about: 'the channel: production or staging' };

const MANY = Number.POSITIVE_INFINITY;

/** All commands. Every command also accepts --store, --by, --json and --help. */
export const commands: Readonly<Record<string, Command>> = {
  publish: {
    usage: 'publish <app> [--from <folder>] | qa',
    about:
      'builds an app, or the panel for testers, and puts it into the store; live for nobody yet',
    flags: {
      version: { type: 'string', about: 'instead of the one in package.json, such as 2.0.0-rc.1' },
      from: {
        type: 'string',
        about: 'the folder of a remote that another tool has built into dist; builds nothing',
      },
      maps,
      'dry-run': dryRun,
    },
    load: async () => (await import('../cli/publish')).publish,
  },
  promote: {
    usage: 'promote <app>@<version> … --to <channel>',
    words: MANY,
    about: 'puts versions live, after the gate; several at once when they need each other',
    flags: {
      to: where,
      canary: { type: 'string', about: 'only for this share of devices, in per cent' },
      'no-boot': { type: 'boolean', about: 'without the browser; never in production' },
      why,
      'dry-run': { type: 'boolean', about: 'plan and gate, and change nothing' },
    },
    load: async () => (await import('../cli/promote')).promote,
  },
  canary: {
    usage: 'canary set <percent> | finish | abort [app] --in <channel>',
    words: 3,
    about: "changes the share of an app's canary, gives it to everybody, or ends it",
    flags: { in: where, expect, why, 'dry-run': dryRun },
    load: async () => (await import('../cli/canary')).canary,
  },
  judge: {
    usage: 'judge <channel>',
    about: 'analyses its canaries by the telemetry of pages: stops a bad one, raises a good one',
    flags: {
      data: { type: 'string', about: "the collector's folder; otherwise DATABASE_URL" },
      counts: {
        type: 'string',
        about: 'a file with a query of your own warehouse: MFE_COUNTS_URL',
      },
      'dry-run': dryRun,
    },
    load: async () => (await import('../cli/judge')).judge,
  },
  rollback: {
    usage: 'rollback <channel> --app <app> | --all | --to <change>',
    about: 'back to what everybody had before, and marks what is left bad: no build, no browser',
    flags: {
      app: { type: 'string', about: 'only this app; the others and their canaries stay' },
      all: {
        type: 'boolean',
        about: 'everything that came with the last change; refused during a canary',
      },
      to: { type: 'string', about: 'to the set of this change, any of the past; ends canaries' },
      expect: {
        type: 'string',
        about: 'do nothing unless this version of the app, or this change, is live now',
      },
      why,
      'dry-run': dryRun,
    },
    load: async () => (await import('../cli/rollback')).rollback,
  },
  bad: {
    usage: 'bad <app>@<version> --why "…"',
    about: 'nobody is given it again: no rollback, promotion or last known good, in any channel',
    flags: { why, 'dry-run': dryRun },
    load: async () => (await import('../cli/marks')).bad,
  },
  good: {
    usage: 'good <app>@<version>',
    about: 'takes that back',
    flags: { why, 'dry-run': dryRun },
    load: async () => (await import('../cli/marks')).good,
  },
  disable: {
    usage: 'disable <remote> --in <channel>',
    about: 'its screens say so at once and nothing of it is asked for',
    flags: { in: where, expect, why, 'dry-run': dryRun },
    load: async () => (await import('../cli/switches')).disable,
  },
  enable: {
    usage: 'enable <remote> --in <channel>',
    about: 'takes that back',
    flags: { in: where, expect, why, 'dry-run': dryRun },
    load: async () => (await import('../cli/switches')).enable,
  },
  freeze: {
    usage: 'freeze <channel>',
    about: 'no promotion until unfreeze; rollback and disable still work',
    flags: { expect, why, 'dry-run': dryRun },
    load: async () => (await import('../cli/switches')).freeze,
  },
  unfreeze: {
    usage: 'unfreeze <channel>',
    about: 'takes that back',
    flags: { expect, why, 'dry-run': dryRun },
    load: async () => (await import('../cli/switches')).unfreeze,
  },
  where: {
    usage: 'where <app>@<version>/<file>:<line>:<column> … | -',
    words: MANY,
    about:
      'where a stack of a page stands in our sources, and since which commit; `-` reads it from stdin',
    flags: { maps },
    load: async () => (await import('../cli/where')).where,
  },
  console: {
    usage: 'console',
    words: 0,
    about: 'the pages for the person on call: live versions, their telemetry, and rollback',
    flags: {
      port: { type: 'string', about: 'where (4319)' },
      host: { type: 'string', about: '127.0.0.1; any other asks for MFE_CONSOLE_TOKEN' },
      maps,
    },
    load: async () => (await import('./console')).console,
  },
  status: {
    usage: 'status [channel]',
    words: MANY,
    about: 'what is live, for whom, and who changed it last',
    load: async () => (await import('../cli/look')).status,
  },
  pins: {
    usage: 'pins [app]',
    words: MANY,
    about: 'published versions with the address that pins each in staging',
    load: async () => (await import('../cli/look')).pins,
  },
  diff: {
    usage: 'diff <set> <set>',
    words: 2,
    about: 'what differs; a set is a channel, a change of it (production#12) or a release id',
    load: async () => (await import('../cli/look')).diff,
  },
  gc: {
    usage: 'gc',
    words: 0,
    about: 'removes versions that were live nowhere for 90 days and are no last known good',
    flags: {
      days: { type: 'string', about: 'instead of 90' },
      'dry-run': { type: 'boolean', about: 'list them and remove nothing' },
    },
    load: async () => (await import('../cli/gc')).gc,
  },
  settings: {
    usage: 'settings <channel>',
    about: 'what a channel adds to its pages',
    flags: {
      set: { type: 'string', about: 'a file with what it is to be' },
      why,
      'dry-run': dryRun,
    },
    load: async () => (await import('../cli/settings')).settings,
  },
  probe: {
    usage: 'probe',
    words: 0,
    about:
      'tries the store with one small object and says what it keeps; so does a first write to S3',
    load: async () => (await import('../cli/probe')).probe,
  },
  serve: {
    usage: 'serve <remote>',
    about: 'the remote as it stands here, for a page of staging: ?mfedev=apply:3003',
    flags: { port: { type: 'string', about: 'where (3003)' } },
    load: async () => (await import('../cli/serve')).serve,
  },
  ...liveCommands,
};
