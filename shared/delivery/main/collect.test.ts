import { collect } from './collect';

/** A folder without our files, in which no database and no port is opened. */
const root = '/nowhere';

describe('collect', () => {
  const shell = process.env;
  afterEach(() => {
    process.env = shell;
  });

  it.each([
    ['a channel', ['--judge', 'no channel'], {}, 'say which channel'],
    ['the port of the console', ['--console', 'none'], {}, '--console is a port'],
    ['the token of the console', ['--console', '0'], { MFE_CONSOLE_TOKEN: 'short' }, 'MFE_CONSOLE'],
    ['the store', ['--store', 'ftp://care'], {}, 'a store is a folder or s3'],
    ['a key', [], { MFE_TEAM: 'core', MFE_KEY: '/no/team.pem' }, 'MFE_KEY is no'],
  ])('ends before it opens the database when it cannot use %s', async (_, args, env, says) => {
    process.env = { ...shell, ...env };

    await expect(collect(args, root)).rejects.toThrow(says);
  });
});
