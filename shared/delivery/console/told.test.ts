/** @jest-environment ./shared/delivery/testing/page-environment.ts */
import { integrityOf } from '../base/digest.cjs';
import { mapNameOf } from '../base/names.cjs';
import { channelIn, entryOf } from '../store/channels';
import { type Browsing, browsing } from '../testing/browsing';
import { liveStore, publishedAll } from '../testing/builds';
import { collecting, MINUTE, START } from '../testing/collecting';
import { promoted } from '../testing/promotion';
import { eachStore } from '../testing/stores';
import { aTeller, nameOf } from '../testing/told';
import { deliveryConsole } from './console';

const counting = collecting();
const CHANNEL = 'production';

describe('telemetry in the console', () => {
  const store = eachStore();
  const maps = eachStore();
  let person: Browsing;
  /** Milliseconds since 1970. */
  let now: number;
  beforeEach(async () => {
    await liveStore(store, CHANNEL);
    await publishedAll(store, 'apply@1.3.0', 'apply@1.4.0');
    await promote({ apply: '1.3.0' });
    now = START;
    person = browsing(consoleOver(true));
  });

  const consoleOver = (isCounted: boolean) =>
    deliveryConsole({
      desk: { store, root: process.cwd() },
      token: undefined,
      told: { counts: isCounted ? counting.database() : undefined, maps, now: () => now },
      by: 'lee',
    });
  const promote = (wanted: Record<string, string>, canary?: number) =>
    promoted(store, wanted, { channel: CHANNEL, canary });
  const look = async (place: string) => {
    await person.open(`/${CHANNEL}/${place}`);
    return person.page();
  };
  const rowOf = (name: string | RegExp) =>
    person
      .page()
      .getAllByRole('row', { name })
      .map(({ textContent }) => textContent);
  /** Sends visits of a version, `bad` of them with an error. */
  const visits = (version: string, count: number, bad: number, from = 0) => {
    for (let index = 0; index < count; index += 1) {
      const apps = `host@1.0.0 apply@${version}`;
      const { start, mount, fail } = aTeller(nameOf(from + index), { 'mfe.apps': apps });
      counting.logs(start(), mount(), ...(index < bad ? [fail()] : []));
    }
  };

  it('compares a canary with the live version for each question, and shows the decision', async () => {
    await promote({ apply: '1.4.0' }, 5);
    const { change } = (await channelIn(store, CHANNEL)).state;
    const began = Date.parse((await entryOf(store, CHANNEL, change))?.at ?? '');
    counting.pass(began - START + MINUTE);
    now = began + 5 * MINUTE;
    visits('1.3.0', 100, 1);
    visits('1.4.0', 40, 30, 100);
    await counting.later(2 * MINUTE);
    const page = await look('canaries');

    const canary = page.getByRole('region', { name: '카나리 apply@1.4.0' });
    expect(canary.textContent).toContain('apply@1.4.0 · 기기의 5 %');
    expect(rowOf(/^오류 남 \d/)).toEqual(['오류 남1 / 100 (1.0\u00a0%)30 / 40 (75.0\u00a0%)']);
    expect(rowOf(/^시작 못 함 \d/)).toEqual(['시작 못 함0 / 100 (0.0\u00a0%)0 / 40 (0.0\u00a0%)']);
    expect(page.getAllByRole('img')).toHaveLength(7);
    expect(
      page.getByRole('img', { name: /^오류 남: 모두 .+ 사이, 카나리 .+ 사이$/ }),
    ).not.toBeNull();
    expect(page.getByRole('img', { name: /나쁘다는 증거.*100 : 1에서 중지/ })).not.toBeNull();
    expect(page.getByText('중지해야 해요 · 자동으로 하지는 않아요')).not.toBeNull();
    expect(page.getByText(/^errs in 30 of 40, the live version in 1 of 100/)).not.toBeNull();
    await person.follow('카나리 중지: apply');
    expect(person.page().getByRole('button', { name: '중지' })).not.toBeNull();
  });

  it('says that no canary runs', async () => {
    expect((await look('canaries')).getByText('지금은 카나리가 없어요.')).not.toBeNull();
  });

  it('lists errors by version with count, times, owner and source line', async () => {
    const { start, mount, fail } = aTeller(nameOf(1));
    const integrity = integrityOf(Buffer.from('/* apply 1.4.0 */'));
    const map = { version: 3, sources: ['src/home/Home.tsx'], names: ['pay'], mappings: 'AAUIA' };
    await maps.write(mapNameOf(integrity), Buffer.from(JSON.stringify(map)));
    counting.logs(
      start(),
      mount(),
      fail('apply@1.4.0/entry.js:1:1'),
      fail('apply@1.4.0/gone.js:1:1'),
    );
    await counting.later(MINUTE);
    const page = await look('errors');

    const version = page.getByRole('region', { name: 'apply@1.4.0' });
    expect(version.textContent).toMatch(/TypeError · 1번 · .+담당apply/);
    expect(page.getByText('remote-apply/src/home/Home.tsx:11 pay')).not.toBeNull();
    expect(page.getByText('abc apply 1.4.0')).not.toBeNull();
    expect(page.getByText('apply@1.4.0/gone.js:1:1')).not.toBeNull();
  });

  it('shows the speed of screens next to the limit for slow', async () => {
    const { start, measure } = aTeller(nameOf(1));
    counting.logs(start());
    for (const ms of [3500, 3600, 3700])
      counting.collector().take('metrics', measure('mfe.meaningful', ms));
    await counting.later(MINUTE);
    await look('speed');

    expect(rowOf(/첫 화면/)).toEqual([
      expect.stringMatching(/첫 화면 \(3번\)3,\d+ ms 느려요3,000 ms$/),
    ]);
  });

  it('shows how many customers reach each step, and the errors', async () => {
    const { start, step } = aTeller(nameOf(1));
    counting.logs(start(), step('apply', 'home'), step('apply', 'terms'));
    counting.logs(step('apply', 'payment', 'unreachable'));
    await counting.later(MINUTE);
    const page = await look('ways');

    expect(page.getByRole('region', { name: '가입 · apply@1.4.0' })).not.toBeNull();
    expect(rowOf(/^home/)).toEqual(['home1 (100.0\u00a0%)없음']);
    expect(rowOf(/^payment/)).toEqual(['payment0 (0.0\u00a0%)unreachable 1']);
  });

  it.each(['canaries', 'errors', 'speed', 'ways'])(
    'says at %s that there are no counts without a collector',
    async (place) => {
      person = browsing(consoleOver(false));
      const page = await look(place);

      expect(page.getByText(/모인 숫자가 없는 콘솔이에요/)).not.toBeNull();
    },
  );
});
