import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionSettings } from '@shared/config/settings';
import { folderStore } from '../store/folder';
import { Refusal } from '../store/refusal';
import { context } from '../testing/context';
import { settings } from './settings';

describe('mfe settings --set', () => {
  const root = mkdtempSync(join(tmpdir(), 'care-settings-'));
  const file = join(root, 'asked.json');
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const set = (channel: string, own: object = {}) => {
    writeFileSync(file, JSON.stringify({ settings: own, tools: true }));
    const flags = { set: file };
    return settings(context({ store: folderStore(root), words: channel, flags, said: [] }));
  };

  it('refuses tools in production and takes them in staging', async () => {
    await expect(set('production')).rejects.toThrow(Refusal);
    await expect(set('staging')).resolves.toMatchObject({ channel: 'staging', tools: true });
  });

  it.each<[own: object, sentence: string]>([
    [{ flow: { infoConfirmed: true } }, 'settings.flow.infoConfirmed is not a setting'],
    [{ center: { phone: '1' } }, 'settings.center is not a setting'],
    [{ refund: { freeDays: '14' } }, 'settings.refund.freeDays: '],
    [{ events: { sample: 2 } }, 'settings.events.sample: '],
    [{ notice: { from: '2026-01-31' } }, 'settings.notice.from: is not like 2026-01-31T09:00'],
    [{ backend: { extras: ['teleport'] } }, 'settings.backend.extras.0: '],
  ])('refuses %j and names the place', async (own, sentence) => {
    await expect(set('staging', own)).rejects.toThrow(sentence);
  });

  it('accepts the settings of production', async () => {
    await expect(set('staging', productionSettings)).resolves.toMatchObject({ tools: true });
  });
});
