import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { channelSettings, writeSettings } from './channel-settings';
import { folderStore } from './folder';

describe('channelSettings', () => {
  const root = mkdtempSync(join(tmpdir(), 'care-settings-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['production', false],
    ['staging', true],
    ['sandbox', true],
    ['preview', false],
  ])('gives %s tools: %s when nothing is written', async (channel, tools) => {
    const store = folderStore(join(root, 'empty'));

    expect(await channelSettings(store, channel)).toMatchObject({ tools });
  });

  it.each([
    ['production', false],
    ['preview', true],
  ])('gives %s tools: %s when its file asks for them', async (channel, tools) => {
    const store = folderStore(join(root, 'asked'));
    await writeSettings(store, channel, { settings: { environment: 'staging' }, tools: true });

    expect(await channelSettings(store, channel)).toEqual({
      settings: { environment: 'staging' },
      tools,
    });
  });
});
