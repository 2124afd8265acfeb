import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const file = 'shared/product/domain/src/extension.ts';

function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['e2e/tools/mutants.mjs', '--check', ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

describe('list of edits', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has texts that occur once in their files, and requirements that exist', () => {
    expect(check()).toEqual({
      status: 0,
      said: expect.stringMatching(/^\d+ edits, each of a text that stands once/),
    });
  });

  it.each([
    ['whose text is gone', `EXT-009\t${file}\tno such text\tx`, 'this text is not in'],
    ['whose text stands twice', `EXT-009\t${file}\texport\tx`, 'stands twice in'],
    ['that changes nothing', `EXT-009\t${file}\tofferedExtension(\tofferedExtension(`, 'nothing'],
    ['of no row', `EXT-999\t${file}\tofferedExtension(\tx`, 'EXT-999 is no row'],
  ])('refuses an edit %s', (_, line, why) => {
    writeFileSync(join(folder, 'list.tsv'), line);

    const { status, said } = check('--list', folder);

    expect(status).toBe(1);
    expect(said).toContain('list.tsv:1: ');
    expect(said).toContain(why);
  });
});
