import type { AppName } from '@shared/release/release';
import { eachLive, liveSets, liveStore } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { status } from './look';
import { bad, good } from './marks';
import { rollback } from './rollback';

describe('rollback with a blocked version', () => {
  const store = eachLive('apply@1.1.0', 'apply@1.2.0', 'apply@1.3.0', 'mypage@1.1.0');
  let said: string[];
  beforeEach(async () => {
    said = [];
    await promote('apply', '1.1.0');
    await promote('apply', '1.2.0');
  });

  const promote = (app: AppName, version: string, canary?: number) =>
    promoted(store, { [app]: version }, { canary });
  const at = (words: string, flags = {}) => context({ store, words, flags, said });
  const back = (flags = {}) => rollback(at('staging', flags));
  const applyNow = async () => (await liveSets(store)).stable.versions.apply;

  it('skips the version, and refuses its promotion until it is unblocked', async () => {
    await bad(at('apply@1.1.0', { why: 'loses drafts' }));
    await back({ app: 'apply' });
    expect(await applyNow()).toBe('1.0.0');
    await expect(promote('apply', '1.1.0')).rejects.toThrow(
      'apply@1.1.0 is marked bad by kim (loses drafts): mfe good apply@1.1.0 takes that back',
    );

    await good(at('apply@1.1.0'));
    await promote('apply', '1.1.0');
    expect(await applyNow()).toBe('1.1.0');
  });

  it('does not use the version as a fallback version', async () => {
    await bad(at('apply@1.2.0', { why: 'loses drafts' }));
    await promote('apply', '1.3.0');

    expect((await liveSets(store)).stable.lkg).toEqual({ apply: '1.1.0' });
  });

  it('does not keep the version as the fallback version of a live channel [PLAT-009]', async () => {
    await liveStore(store, 'preview');
    expect((await liveSets(store)).stable.lkg).toEqual({ apply: '1.1.0' });
    await bad(at('apply@1.1.0', { why: 'loses drafts', 'dry-run': true }));
    expect((await liveSets(store)).stable.lkg).toEqual({ apply: '1.1.0' });
    await bad(at('apply@1.1.0', { why: 'loses drafts' }));

    expect((await liveSets(store)).stable.lkg).toEqual({});
    expect(await applyNow()).toBe('1.2.0');
    await bad(at('apply@1.0.0', { why: 'loses drafts' }));
    expect((await liveSets(store, 'preview')).stable.versions.apply).toBe('1.0.0');
  });

  it('requires a reason and a published version to block', async () => {
    await expect(bad(at('apply@1.1.0'))).rejects.toThrow('--why is missing');
    await expect(bad(at('apply@7.0.0', { why: 'x' }))).rejects.toThrow('is not published');
  });

  it('rolls an app back while another live app is blocked [PLAT-009]', async () => {
    await promote('mypage', '1.1.0');
    await bad(at('apply@1.2.0', { why: 'loses drafts' }));
    await bad(at('mypage@1.1.0', { why: 'burns' }));
    await back({ app: 'apply' });
    expect((await liveSets(store)).stable.versions).toMatchObject({
      apply: '1.1.0',
      mypage: '1.1.0',
    });

    await back({ app: 'mypage' });
    expect((await liveSets(store)).stable.versions.mypage).toBe('1.0.0');
  });

  it.each([{ app: 'apply' }, { all: true }, { to: '4' }])(
    'keeps a live version that was blocked elsewhere when it goes back with %j [PLAT-009]',
    async (flags) => {
      await liveStore(store, 'preview');
      await promote('mypage', '1.1.0');
      await promoted(store, { mypage: '1.1.0' }, { channel: 'preview' });
      await rollback(at('preview', { app: 'mypage' }));
      await promote('apply', '1.3.0');
      await status(at('staging'));
      await back(flags);

      expect(said).toContain('  bad       mypage@1.1.0 (kim: rolled back in preview)');
      expect((await liveSets(store)).stable.versions).toMatchObject({
        apply: '1.2.0',
        mypage: '1.1.0',
      });
    },
  );

  const abort = 'apply@1.3.0 is in a canary of staging: mfe canary abort apply --in staging.';
  const leave = 'apply@1.2.0 is live in staging: mfe rollback staging --app apply.';
  it.each([
    ['apply@1.2.0', undefined, [leave]],
    ['apply@1.3.0', 50, [abort]],
    ['apply@1.2.0', 50, [abort, leave]],
  ])('says what takes blocked %s away with a canary of %s %', async (name, share, lines) => {
    if (share !== undefined) await promote('apply', '1.3.0', share);
    await bad(at(name, { why: 'burns' }));

    expect(said.slice(0, -1)).toEqual(lines);
  });
});
