/** @jest-environment ./shared/delivery/testing/page-environment.ts */
import { bad } from '../cli/marks';
import { rollback } from '../cli/rollback';
import { disable, freeze } from '../cli/switches';
import { channelIn } from '../store/channels';
import { browsing } from '../testing/browsing';
import { eachLive, liveSets, liveStore } from '../testing/builds';
import { context } from '../testing/context';
import { promoted } from '../testing/promotion';
import { deliveryConsole } from './console';

describe('console', () => {
  const store = eachLive('apply@1.1.0', 'apply@1.2.0', 'mypage@1.1.0', 'guides@1.1.0');
  const person = browsing(
    deliveryConsole({
      desk: { store, root: process.cwd() },
      token: undefined,
      told: { counts: undefined, maps: undefined, now: () => 0 },
      by: 'lee',
    }),
  );
  beforeEach(async () => {
    await promote({ apply: '1.1.0' }, 'camera first');
    await promote({ apply: '1.2.0' }, 'new steps');
  });

  const promote = (wanted: Record<string, string>, why: string, canary?: number) =>
    promoted(store, wanted, { canary, why });
  const state = async () => (await channelIn(store, 'staging')).state;
  const versions = async () => (await liveSets(store)).stable.versions;
  const region = (name: string) => person.page().getByRole('region', { name });
  const alert = () => person.page().getByRole('alert');

  it('shows the live version with date, author, reason and fallback version', async () => {
    await person.open('/');

    expect(person.path()).toBe('/staging');
    expect(person.page().getByRole('heading', { level: 1, name: 'staging' })).not.toBeNull();
    expect(region('apply').textContent).toMatch(
      /apply 1\.2\.0언제부터.+누가kim대신 쓸 버전1\.1\.0new steps/,
    );
    expect(region('host').textContent).toContain('host 1.0.0');
  });

  it('shows changes with author and reason, newest first, and more on request', async () => {
    await person.open('/staging?changes=2');
    const changes = () => person.page().getByRole('list', { name: '변경 기록' }).children;

    expect([...changes()].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^3\. promote apply@1\.2\.0.+new stepskim/),
      expect.stringMatching(/^2\. promote apply@1\.1\.0.+camera firstkim변경 2로 되돌리기$/),
    ]);
    await person.follow('이전 변경 더 보기');
    expect(changes()).toHaveLength(3);
  });

  it('shows disabled apps, versions blocked elsewhere, canaries and a freeze', async () => {
    await promote({ mypage: '1.1.0' }, '', 10);
    await disable(context({ store, words: 'guides', flags: { in: 'staging' } }));
    await liveStore(store, 'preview');
    await promoted(store, { apply: '1.2.0' }, { channel: 'preview' });
    const flags = { app: 'apply', why: 'loses drafts' };
    await rollback(context({ store, words: 'preview', flags }));
    await freeze(context({ store, words: 'staging' }));
    await person.open('/staging');

    expect(region('guides').textContent).toContain('꺼짐');
    expect(region('apply').textContent).toContain('불량 표시: kim (loses drafts)');
    expect(region('카나리 mypage@1.1.0').textContent).toContain('기기의 10 %');
    expect(person.page().getByText('배포가 멈춰 있어요.', { exact: false })).not.toBeNull();
    expect(person.page().getByRole('list', { name: '불량 표시된 버전' }).textContent).toContain(
      'apply@1.2.0 · kim',
    );
  });

  it('rolls back to a given change', async () => {
    await promote({ mypage: '1.1.0' }, '');
    await person.open('/staging');
    await person.follow('변경 2로 되돌리기');
    person.fill('이유', 'as on Monday');
    await person.press('되돌리기');

    expect(await versions()).toMatchObject({ apply: '1.1.0', mypage: '1.0.0' });
  });

  it('disables and enables an app, freezes and unfreezes, and aborts a canary', async () => {
    await promote({ mypage: '1.1.0' }, '', 10);
    const through = async (link: string, button: string) => {
      await person.open('/staging');
      await person.follow(link);
      person.fill('이유', 'a reason');
      await person.press(button);
      const { disabled, frozen, canaries } = await state();
      return { disabled, frozen, canaries: canaries.length };
    };

    expect(await through('guides 끄기', '끄기')).toMatchObject({ disabled: ['guides'] });
    expect(await through('guides 켜기', '켜기')).toMatchObject({ disabled: [] });
    expect(await through('배포 멈추기', '멈추기')).toMatchObject({ frozen: true });
    expect(await through('카나리 중지: mypage', '중지')).toMatchObject({ canaries: 0 });
    expect(await through('배포 다시 열기', '다시 열기')).toMatchObject({ frozen: false });
  });

  it('refuses a change when another person changed the channel meanwhile', async () => {
    await person.open('/staging');
    await person.follow('apply 되돌리기');
    await rollback(context({ store, words: 'staging', flags: { app: 'apply' } }));
    const after = await state();
    person.fill('이유', 'burns');
    await person.press('되돌리기');

    expect(person.status()).toBe(409);
    expect(alert().textContent).toContain('아무것도 바뀌지 않았어요.');
    expect(alert().textContent).toContain('apply is at 1.1.0, not at 1.2.0 any more.');
    expect(await state()).toEqual(after);

    await person.open('/staging/ask/disable?of=guides');
    await freeze(context({ store, words: 'staging' }));
    person.fill('이유', 'slow');
    await person.press('끄기');
    expect(alert().textContent).toContain('staging is at change 5, not at 4 any more.');
    expect((await state()).disabled).toEqual([]);
  });

  it('answers a second press of the button as the first', async () => {
    await person.open('/staging/ask/rollback?of=apply');
    person.fill('이유', 'burns');
    const pressed = () => person.press('되돌리기').then(person.status);

    expect(await Promise.all([pressed(), pressed()])).toEqual([200, 200]);
    expect(person.path()).toBe('/staging?done=4');
    expect(await versions()).toMatchObject({ apply: '1.1.0' });
  });

  it.each([
    ['rollback?of=guides', 'guides was never at another version'],
    ['rollback?of=nobody', 'nobody is no app'],
    ['disable?of=host', 'the host cannot be switched off'],
    ['abort?of=apply', 'There is no canary of apply in staging.'],
    ['promote?of=apply', 'the console cannot promote'],
    ['constructor', 'the console cannot constructor'],
  ])('shows why the action is not possible at %s', async (path, why) => {
    await person.open(`/staging/ask/${path}`);

    expect(person.status()).toBe(409);
    expect(alert().textContent).toContain(why);
    expect(person.page().queryByRole('button')).toBeNull();
  });

  it.each(['/nowhere', '/NO', '/nowhere/ask/freeze'])('shows no page at %s', async (path) => {
    await person.open(path);

    expect([404, 409]).toContain(person.status());
    expect(person.page().queryByRole('button')).toBeNull();
  });

  it('refuses a rollback without a reason', async () => {
    await person.open('/staging/ask/rollback?of=apply');
    await person.press('되돌리기');

    expect(person.status()).toBe(409);
    expect(await versions()).toMatchObject({ apply: '1.2.0' });
  });

  it('escapes markup that other people wrote', async () => {
    const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const given = { store, words: 'guides', flags: { in: 'staging', why: markup } };
    await disable({ ...context(given), by: markup });
    await promote({ mypage: '1.1.0' }, markup);
    await bad({ ...context({ ...given, words: 'apply@1.2.0' }), by: markup });
    for (const path of [
      '/staging',
      `/staging?done=${encodeURIComponent(markup)}&changes=${encodeURIComponent(markup)}`,
      '/staging/ask/rollback?of=mypage',
      `/staging/ask/rollback?of=${encodeURIComponent(markup)}`,
      `/staging/ask/${encodeURIComponent(markup)}`,
    ]) {
      await person.open(path);
      expect(person.find('script, img, [onerror]')).toBeNull();
      expect(person.find('main')).not.toBeNull();
    }
    await person.open('/staging');
    expect(person.page().getAllByText(markup, { exact: false }).length).toBeGreaterThan(3);
  });
});
