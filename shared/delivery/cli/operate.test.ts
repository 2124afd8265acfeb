import type { AppName } from '@shared/release/release';
import { appNames } from '@shared/routes/apps';
import { integrityOf } from '../base/digest.cjs';
import { wishOf } from '../store/change';
import { channelIn, writeChannel } from '../store/channels';
import { jsonBytes } from '../store/objects';
import { eachLive, liveSets, published } from '../testing/builds';
import { context as contextOf } from '../testing/context';
import { promoted } from '../testing/promotion';
import { canary } from './canary';
import type { Context } from './command';
import { diff, pins, status } from './look';
import { bad } from './marks';
import { disable, freeze, unfreeze } from './switches';

type Flags = Context['flags'];

describe('a channel', () => {
  const store = eachLive('apply@1.1.0', 'apply@1.2.0', 'mypage@1.1.0', 'mypage@1.2.0');
  let said: string[];
  beforeEach(() => {
    said = [];
  });

  const context = (words: string, flags: Flags = {}) => contextOf({ store, words, flags, said });
  const promote = (app: AppName, version: string, percent?: number) =>
    promoted(store, { [app]: version }, { canary: percent, why: '' });
  const state = async () => (await channelIn(store, 'staging')).state;
  const stable = async () => (await liveSets(store)).stable;
  const inStaging = { in: 'staging' };

  describe('with a canary', () => {
    beforeEach(() => promote('apply', '1.1.0', 10));

    it('grows with the same salt, and goes to all devices', async () => {
      const [before] = (await state()).canaries;
      await canary(context('set 50', inStaging));
      expect((await state()).canaries).toEqual([{ ...before, percent: 50 }]);

      await canary(context('finish', inStaging));
      expect((await state()).canaries).toEqual([]);
      expect((await stable()).versions.apply).toBe('1.1.0');
      expect((await stable()).lkg).toEqual({ apply: '1.0.0' });
    });

    it('changes and ends the canaries of two teams independently', async () => {
      await promote('mypage', '1.1.0', 5);
      const canaries = async () =>
        (await state()).canaries.map(({ apps, percent }) => [apps, percent]);
      await expect(canary(context('set 50', inStaging))).rejects.toThrow(
        'Several canaries run in staging: apply@1.1.0, mypage@1.1.0. Say of which app.',
      );

      await canary(context('set 50 apply', inStaging));
      expect(await canaries()).toEqual([
        [{ apply: '1.1.0' }, 50],
        [{ mypage: '1.1.0' }, 5],
      ]);
      await canary(context('abort mypage', inStaging));
      await canary(context('finish apply', inStaging));
      expect(await canaries()).toEqual([]);
      expect((await stable()).versions).toMatchObject({ apply: '1.1.0', mypage: '1.0.0' });
    });

    it.each(['set 101', 'set -1', 'set x', 'set', 'set 1.234', 'abort apply mypage', 'grow', ''])(
      'rejects the arguments: canary %s',
      async (words) => {
        await expect(canary(context(words, inStaging))).rejects.toThrow(
          /is no share|can set|missing|takes one app/,
        );
      },
    );

    it('allows only abort in a freeze, and everything again after unfreeze', async () => {
      await freeze(context('staging'));

      await expect(canary(context('set 50', inStaging))).rejects.toThrow('staging is frozen');
      await expect(canary(context('finish', inStaging))).rejects.toThrow('staging is frozen');
      await canary(context('abort', inStaging));
      expect((await state()).canaries).toEqual([]);
      await expect(promote('apply', '1.1.0')).rejects.toThrow('staging is frozen');

      await unfreeze(context('staging'));
      await promote('apply', '1.1.0');
      expect((await stable()).versions.apply).toBe('1.1.0');
    });
  });

  it('finishes the canary of a host without a fallback version that cannot run with it', async () => {
    await published(store, 'mypage', '1.3.0', { contract: { needsHost: '~1.2.0' } });
    await published(store, 'host', '1.1.0', { contract: { provides: '1.3.0' } });
    await promote('apply', '1.1.0');
    await promote('mypage', '1.3.0');
    const wanted = { host: '1.1.0', mypage: '1.2.0' };
    await promoted(store, wanted, { canary: 10 });
    await canary(context('finish', inStaging));
    const { versions, lkg } = await stable();

    expect(versions).toMatchObject(wanted);
    expect(lkg).toEqual({ apply: '1.0.0' });
  });

  it('status shows live and blocked versions, shares and the author of each change', async () => {
    await promote('apply', '1.1.0');
    await promote('mypage', '1.1.0', 10);
    await disable(context('guides', { ...inStaging, why: 'slow' }));
    await bad(context('apply@1.2.0', { why: 'loses drafts' }));
    said = [];
    await status(context('staging'));

    const changed: Partial<Record<AppName, string>> = {
      apply: '1.1.0   last known good 1.0.0',
      guides: '1.0.0   DISABLED',
      mypage: '1.0.0   canary 10 %: 1.1.0',
    };
    expect(said).toEqual([
      expect.stringMatching(/^staging: release [0-9a-f]{32}, change 5$/),
      ...appNames.toSorted().map((app) => `  ${app.padEnd(8)}  ${changed[app] ?? '1.0.0'}`),
      '  bad       apply@1.2.0 (kim: loses drafts)',
      expect.stringMatching(/^ {6}5 {2}.*kim: bad apply@1\.2\.0 \(loses drafts\)$/),
      expect.stringMatching(/^ {6}4 {2}[-0-9 :]{16} UTC {2}kim: disable guides \(slow\)$/),
      expect.stringMatching(/^ {6}3 {2}.*kim: promote mypage@1\.1\.0 --canary 10$/),
      expect.stringMatching(/^ {6}2 {2}.*kim: promote apply@1\.1\.0$/),
      expect.stringMatching(/^ {6}1 {2}.*test: first \(first\)$/),
    ]);
  });

  it('names files of fallback versions and canaries that are missing in the store', async () => {
    await promote('apply', '1.1.0');
    await promote('mypage', '1.1.0', 10);
    for (const folder of ['apply/1.0.0', 'mypage/1.1.0']) await store.remove(`${folder}/entry.js`);
    await status(context('staging'));

    const missing = (name: string, end: string) =>
      `  MISSING   ${name}: entry.js is not in the store. Publish it again from its commit, or ${end}.`;
    expect(said).toContain(missing('apply@1.0.0', 'roll back'));
    expect(said).toContain(missing('mypage@1.1.0', 'mfe canary abort mypage --in staging'));
  });

  it('bad takes a version out of the fallback when it was blocked before, and only once [PLAT-009]', async () => {
    await promote('apply', '1.1.0');
    const now = await channelIn(store, 'staging');
    const mark = { by: 'judge', at: '2026-11-20T00:00:00.000Z', why: 'fails' };
    const reason = { by: 'judge', why: '', did: 'judge stop', bad: { 'apply@1.0.0': mark } };
    await writeChannel(store, 'staging', now, wishOf(now), reason);

    expect(await bad(context('apply@1.0.0', { why: 'x' }))).toEqual({ changed: ['staging'] });
    expect((await stable()).lkg).toEqual({});
    expect(await bad(context('apply@1.0.0', { why: 'x' }))).toEqual({ changed: [] });
  });

  it('pins lists versions and says whether the page of a channel has the QA tools', async () => {
    await pins(context('apply'));

    expect(said[0]).toBe('?mfe=apply@1.2.0   2026-11-20  apply 1.2.0');
    expect(said.at(-1)).toMatch(/^staging: pins are IGNORED, because its page has no QA tools/);

    const newest = { version: '1.0.0', integrity: integrityOf('qa'), date: '2026-11-20' };
    await store.write('qa/versions.json', jsonBytes([newest]));
    await promote('apply', '1.1.0');
    await pins(context('apply'));

    expect(said.at(-1)).toBe('staging: pins work.');
  });

  it('diff shows what changed between two sets', async () => {
    await promote('apply', '1.1.0');
    const { changed } = await diff(context('staging#1 staging'));
    expect(changed).toEqual([{ app: 'apply', from: '1.0.0', to: '1.1.0', lkg: [null, '1.0.0'] }]);
  });

  it.each([
    ['staging#99 staging', 'staging has no change 99'],
    ['stagin staging', 'there is no channel stagin in '],
    ['Staging#1 staging', 'say which channel'],
    [`${'0'.repeat(32)} staging`, `there is no release ${'0'.repeat(32)} in `],
  ])('diff %s says that it is not there', async (words, sentence) => {
    await expect(diff(context(words))).rejects.toThrow(sentence);
  });
});
