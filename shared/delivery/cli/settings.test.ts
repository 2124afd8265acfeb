import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PageSettings, productionSettings } from '@shared/config/settings';
import { writeSettings } from '../store/channel-settings';
import { folderStore } from '../store/folder';
import { Refusal } from '../store/refusal';
import { liveStore } from '../testing/builds';
import { context } from '../testing/context';
import { liveSettings } from '../testing/live-settings';
import { GateSaysNo, WrongUse } from './command';
import { dayInKorea, preflight } from './preflight';
import { settings } from './settings';

const root = mkdtempSync(join(tmpdir(), 'care-settings-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('mfe settings --set', () => {
  const file = join(root, 'asked.json');
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

  it.each([
    ['no.json', 'no.json cannot be read'],
    ['broken.json', 'broken.json is not JSON'],
  ])('names the file when it is %s', async (name, sentence) => {
    writeFileSync(join(root, 'broken.json'), '{');
    const flags = { set: join(root, name) };
    const asked = settings(context({ store: folderStore(root), words: 'staging', flags }));

    await expect(asked).rejects.toThrow(WrongUse);
    await expect(asked).rejects.toThrow(sentence);
  });

  it('says that the settings wait when nobody has promoted to the channel', async () => {
    const said: string[] = [];
    const store = folderStore(join(root, 'web'));
    await liveStore(store, 'staging');
    writeFileSync(file, '{"settings":{},"tools":false}');
    for (const words of ['prodution', 'staging'])
      await settings(context({ store, words, flags: { set: file }, said }));

    expect(said.filter((line) => line.includes('no page'))).toEqual([
      'prodution has no page yet: its settings wait for its first promotion. Live: staging.',
    ]);
  });

  it('refuses to read a channel that does not exist, whose settings would remove trust', async () => {
    const store = folderStore(join(root, 'read'));
    const read = (words: string) => settings(context({ store, words }));
    await writeSettings(store, 'preview', { settings: {}, tools: true });

    await expect(read('stagin')).rejects.toThrow('there is no channel stagin');
    await expect(read('production')).resolves.toMatchObject({ tools: false });
    await expect(read('preview')).resolves.toMatchObject({ tools: true });
  });

  it('accepts the settings of production', async () => {
    await expect(set('staging', productionSettings)).resolves.toMatchObject({ tools: true });
  });
});

describe('mfe preflight', () => {
  const preflightWith = async (own: PageSettings) => {
    const store = folderStore(root);
    await writeSettings(store, 'production', { settings: own, tools: false });
    const said: string[] = [];
    const answer = await preflight(context({ store, words: 'production', said })).catch(
      (error: unknown) => error,
    );
    return { answer, said: said.join('\n') };
  };

  it('refuses and names each required fact without a real value', async () => {
    const company = { ...liveSettings.company, businessNumber: '000-00-00000', email: '' };
    const { answer, said } = await preflightWith({ ...liveSettings, company });

    expect(answer).toBeInstanceOf(GateSaysNo);
    expect(String(answer)).toContain(
      '2 required facts are missing in production: company.email, company.businessNumber.',
    );
    expect(said).toContain(
      'MISSING  company.businessNumber = "000-00-00000" is no business registration number',
    );
  });

  it('shows purpose, use and value of every setting when nothing is missing', async () => {
    const { answer, said } = await preflightWith(liveSettings);

    expect(answer).toMatchObject({ channel: 'production' });
    expect(said).toContain('No required fact is missing.');
    expect(said).toContain(
      [
        '  set      centre.phone = "1588-1234"',
        '           customer centre while getFilters has not answered; used in: every sentence with a phone number',
      ].join('\n'),
    );
    expect(said).toContain('default  cardPage.limitMinutes = 15');
    expect(said).toContain('service_agreement              2026-01 from 2026-01-01, 2025-01');
  });

  it('shows which directives of the content policy each origin opens', async () => {
    const { said } = await preflightWith({
      ...liveSettings,
      links: { ...liveSettings.links, allowedOrigins: ['https://pay.meridiancare.co.kr'] },
      events: { url: 'https://otel.meridiancare.co.kr/otlp', sample: 1 },
    });

    expect(said).toContain('img-src      https://pay.meridiancare.co.kr\n');
    expect(said).toContain(
      'connect-src  https://pay.meridiancare.co.kr https://otel.meridiancare.co.kr\n',
    );
    expect(said).toContain('form-action  https://pay.meridiancare.co.kr\n');
  });
});

describe('dayInKorea', () => {
  it('returns the next day from 15:00 UTC', () => {
    expect(dayInKorea(Date.parse('2026-11-20T14:59:59Z'))).toBe('2026-11-20');
    expect(dayInKorea(Date.parse('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
  });
});
