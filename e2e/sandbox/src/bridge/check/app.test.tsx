import { openApp } from './app';
import { type Given, runs } from './methods';
import type { Verdict } from './verdict';

const OURS = 'https://files.servicecare.test';
const given: Given = {
  vtgId: 'V1',
  outside: 'https://www.servicecare.test/',
  isOurs: (url) => url.startsWith(OURS),
};

type Asked = { id: string; method: string; params: Record<string, unknown> };
type Answer = Record<string, unknown> | undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Puts an app on the page that gives these answers, and returns the channel to it. */
function appWith(answer: (asked: Asked) => Answer) {
  const say = (id: string, said: Answer) =>
    (Reflect.get(window, '__careBridge') as (text: string) => void)(
      JSON.stringify({ v: 1, id, ...said }),
    );
  const asked: Asked[] = [];
  Object.defineProperty(window, 'ServiceCareBridge', {
    value: {
      postMessage: (text: string) => {
        const one = JSON.parse(text) as Asked;
        asked.push(one);
        const said = answer(one);
        if (said) void Promise.resolve().then(() => say(one.id, said));
      },
    },
    configurable: true,
  });
  return { app: openApp(), asked, say };
}

const ok = (result?: unknown): Answer => ({ ok: true, result });
const error = (kind: string): Answer => ({ ok: false, error: { kind } });

const runOf = (name: string) => runs.find((one) => one.name === name)!;
const verdictOf = async (name: string, answer: (asked: Asked) => Answer) => {
  const running = appWith(answer).app.run(runOf(name), given, () => undefined);
  await jest.runAllTimersAsync();
  return running;
};

const read = { owner_name: null, reg_date: null, car_reg_no: null, model: 'X', car_vin: null };

describe('verdict about an app', () => {
  it.each<[name: string, answer: Answer, state: string, detail: RegExp]>([
    ['recognise', ok({ ...read, url: `${OURS}/1.jpg` }), 'ok', /files/],
    ['recognise', ok({ ...read, url: 'https://elsewhere.test/1.jpg' }), 'failed', /결과의 url 값/],
    ['recognise', ok({ ...read, reg_date: [], url: `${OURS}/1` }), 'failed', /결과의 reg_date 값/],
    ['recognise', ok('text'), 'failed', /결과의 규격과 달라요.*"text"/],
    ['capture 1', ok(), 'ok', /^$/],
    ['capture 2', error('denied'), 'failed', /denied/],
    ['capture 1', error('cancelled'), 'failed', /cancelled/],
    ['upload 1', ok({ url: `${OURS}/1.jpg`, type: '1' }), 'ok', /files/],
    ['upload 1', ok({ url: `${OURS}/1.jpg`, type: 2 }), 'failed', /결과의 type 값/],
    ['saveFile', error('unsupported'), 'not offered', /unsupported/],
    ['savePdf', error('busy'), 'failed', /kind/],
    ['offers windows', ok(true), 'ok', /true/],
    ['offers windows', ok(false), 'not offered', /false/],
    ['offers openSettings', ok('yes'), 'failed', /규격과 달라요/],
    ['haptic light', undefined, 'late', /^3초 안에 답이 없어요\.$/],
    ['savePdf', undefined, 'late', /^45초/],
    ['capture 1', undefined, 'late', /^90초/],
    ['close', { result: 1 }, 'late', /쓸 수 없는 답: \{"v":1/],
  ])('%s answered by %j is %s', async (name, answer, state, detail) => {
    expect(await verdictOf(name, () => answer)).toMatchObject({
      state,
      detail: expect.stringMatching(detail),
    });
  });

  it('says by how much an answer is late', async () => {
    const { app, asked, say } = appWith(() => undefined);
    const later: Verdict[] = [];
    const running = app.run(runOf('haptic light'), given, (verdict) => later.push(verdict));
    await jest.advanceTimersByTimeAsync(3000);
    expect((await running).state).toBe('late');

    await jest.advanceTimersByTimeAsync(1500);
    say(asked[0]?.id ?? '', ok());

    expect(later).toEqual([
      { state: 'late', ms: 4500, detail: '제한은 3초인데 4.5초 뒤에 답했어요.' },
    ]);
  });
});
