import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageSettings } from '@shared/config/settings';
import { writeSettings } from '../store/channel-settings';
import { folderStore } from '../store/folder';
import { context } from '../testing/context';
import { liveSettings } from '../testing/live-settings';
import { GateSaysNo } from './command';
import { dayInKorea, preflight } from './preflight';

describe('mfe preflight', () => {
  const root = mkdtempSync(join(tmpdir(), 'care-preflight-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const preflightWith = async (settings: PageSettings) => {
    const store = folderStore(root);
    await writeSettings(store, 'production', { settings, tools: false });
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
