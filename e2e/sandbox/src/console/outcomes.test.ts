/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { type ConsoleUnderTest, openConsole } from './testing/console-under-test';

let staff: ConsoleUnderTest;

beforeAll(async () => {
  staff = await openConsole();
});
afterAll(() => staff.close());

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const choose = (of: string, choice: string, cookie = '') =>
  staff.app.request('/sandbox/outcome', {
    method: 'POST',
    body: new URLSearchParams({ of, choice }),
    headers: { cookie },
  });

describe('outcomes chosen in advance', () => {
  it('keeps several choices for this browser and shows them on every page', async () => {
    const card = await choose('card', 'failure');
    const both = await choose('photo', 'bad', cookieOf(card));

    expect(cookieOf(both)).toBe('sandbox_outcomes=card%3Afailure.photo%3Abad');
    expect(staff.lineOf(card).get('done')).toBe("카드 결제: 이제부터 '실패'(으)로 끝납니다.");
    const page = await staff.app.request('/sandbox/clock', { headers: { cookie: cookieOf(both) } });
    expect(await page.text()).toContain('카드 결제 실패 · 촬영 · 문자 인식 흐린 사진, 잘못 읽힘');
  });

  it('removes a choice when a person selects the outcome again', async () => {
    const asked = await choose('card', 'ask', 'sandbox_outcomes=card:failure');

    expect(cookieOf(asked)).toBe('sandbox_outcomes=');
  });

  it('refuses unknown outcomes', async () => {
    const answer = await choose('card', 'explode');

    expect(staff.lineOf(answer).get('wrong')).toBe('card explode: 없는 결과입니다.');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('clears them on a reset', async () => {
    const answer = await staff.press('reset');

    expect(cookieOf(answer)).toBe('sandbox_outcomes=');
  });
});
