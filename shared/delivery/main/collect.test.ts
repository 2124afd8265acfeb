import { folderStore } from '../store/folder';
import { context } from '../testing/context';
import { collect } from './collect';

describe('collect', () => {
  const shell = process.env;
  afterEach(() => {
    process.env = shell;
  });

  it.each([
    ['a channel', { judge: 'no channel' }, {}, 'say which channel'],
    ['the port of the console', { console: 'none' }, {}, '--console is a port'],
    ['the token of the console', { console: '0' }, { MFE_CONSOLE_TOKEN: 'short' }, 'MFE_CONSOLE'],
  ])('ends before it opens the database when it cannot use %s', async (_, flags, env, says) => {
    process.env = { ...shell, ...env };

    const collecting = collect(context({ store: folderStore('/nowhere'), words: '', flags }));
    await expect(collecting).rejects.toThrow(says);
  });
});
