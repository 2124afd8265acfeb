import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folder';

describe('folderStore with the draft of a killed process', () => {
  const root = mkdtempSync(join(tmpdir(), 'care-folder-'));
  const store = folderStore(root);
  const noon = new Date('2026-11-20T12:00:00Z');
  const draft = (name: string, minutes: number) => {
    const at = new Date(noon.getTime() + minutes * 60_000);
    writeFileSync(join(root, name), 'half');
    utimesSync(join(root, name), at, at);
  };
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('lists the object without the draft, and removes old drafts unless it is a dry run', async () => {
    await store.write('apply/1.0.0/a.js', Buffer.from('a'));
    draft('apply/.old', -1);
    draft('apply/.noon', 0);
    expect((await store.list('')).map(({ path }) => path)).toEqual(['apply/1.0.0/a.js']);

    expect(await store.leftBehind?.(noon, true)).toEqual(['apply/.old']);
    expect(existsSync(join(root, 'apply/.old'))).toBe(true);

    expect(await store.leftBehind?.(noon, false)).toEqual(['apply/.old']);
    expect(existsSync(join(root, 'apply/.old'))).toBe(false);
    expect(existsSync(join(root, 'apply/.noon'))).toBe(true);
    expect(existsSync(join(root, 'apply/1.0.0/a.js'))).toBe(true);
  });
});
