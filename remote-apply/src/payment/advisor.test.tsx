import '../../testing/disk';
import { currentApplication } from '@shared/application';
import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { answer, ok, refused, sent } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear } from '../../testing/hear';
import { openFilled, openTill } from '../../testing/payment-page';

const person = (id: string, name: string, centre = '강남센터') => ({
  id,
  name,
  dealer_cdk: 'D1',
  dealer_agent_cdk: centre,
});
const search = () => screen.getByRole('searchbox', { name: '추천인 이름' });
const people = () =>
  screen
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)
    .filter((label) => label?.startsWith('김') || label?.startsWith('박'));
const focused = () => document.querySelector<HTMLElement>(':focus');
/** Returns limit and filters of the last request to this path. */
const queryTo = (path: string) => {
  const request = sent.filter(({ url }) => url.includes(path)).at(-1);
  const query = new URL(request?.url ?? '', 'https://server.example').searchParams;
  return { limit: query.get('limit'), ...JSON.parse(query.get('filters') ?? '') };
};

beforeAll(arrive);
beforeEach(async () => {
  await openTill();
  answer(
    'GET /dealerAdvisorCdks',
    ok([person('P1', '김추천'), person('P2', '박추천', '서초센터')]),
  );
  openFilled({ advisor: 'not-chosen' });
  await press('추천인 찾기');
  await screen.findByRole('option', { name: '강남센터' });
});
describe('the advisor search', () => {
  it('loads every service centre of the dealer [PAY-027, API-019, ENTITY-034]', async () => {
    expect(queryTo('dealerAgentCdks')).toEqual({
      limit: '999',
      dealer_cdk_id: 'D1',
      has_advisors: true,
      order: { title: 'asc' },
    });
    await press('닫기');
  });

  it('requires a choice, and "no advisor" is one [PAY-016, PAY-023]', async () => {
    await press('선택 완료');
    await hear('추천인을 선택해 주세요.');
    expect(screen.getByRole('group', { name: '추천인' })).toHaveAccessibleDescription(
      '추천인을 선택해 주세요.',
    );
    expect(screen.getByRole('group', { name: '추천인' })).toContainElement(focused());
    await userEvent.click(screen.getByRole('radio', { name: '추천인 없음' }));
    await press('선택 완료');

    await waitFor(() => expect(currentApplication()?.payment?.advisor).toBe('none'));
  });

  it('finds advisors by name and keeps the chosen one [PAY-007, PAY-026, API-020, ENTITY-035]', async () => {
    await userEvent.type(search(), '추천');
    await userEvent.click(await screen.findByRole('radio', { name: /김추천/ }));
    await press('선택 완료');

    await waitFor(() => expect(currentApplication()?.payment?.advisor).toEqual({ id: 'P1' }));
    expect(screen.getByText('김추천')).toBeVisible();
    expect(queryTo('dealerAdvisorCdks')).toMatchObject({
      dealer_cdk_id: 'D1',
      search: { name: '추천' },
    });
  });

  it('shows that a search failed, not that there is no such advisor, and searches again [PAY-026]', async () => {
    answer('GET /dealerAdvisorCdks', refused(500));
    await userEvent.type(search(), '추천');
    await hear('정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.');
    expect(screen.queryByText('찾는 추천인이 없어요.')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '추천인 없음' })).toBeVisible();

    answer('GET /dealerAdvisorCdks', ok([person('P1', '김추천')]));
    await press('다시 시도');

    expect(await screen.findByRole('radio', { name: /김추천/ })).toBeVisible();
    expect(screen.queryByText('추천인을 불러오지 못했어요')).not.toBeInTheDocument();
    await press('닫기');
  });

  it('narrows by service centre, also to a name that the search of the dealer leaves out [PAY-026]', async () => {
    const first = Array.from({ length: 8 }, (_, at) => person(`M${at}`, `김${at}`, '서초센터'));
    const here = [person('P1', '김추천'), person('P3', '박추천')];
    answer('GET /dealerAdvisorCdks', ({ url }) => ok(url.includes('agents') ? here : first));
    await userEvent.type(search(), '김');
    await screen.findByRole('radio', { name: /김0/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '서비스센터' }), 'A1');

    await waitFor(() => expect(people()).toEqual(['김추천강남센터']));
    await userEvent.clear(search());
    await waitFor(() =>
      expect(queryTo('dealerAdvisorCdks')).toEqual({
        limit: null,
        order: { name: 'asc' },
        used: true,
        agents: ['A1'],
      }),
    );
    await press('닫기');
  });

  it('shows 12 advisors of a large centre, 12 more on demand, and 12 when chosen again [PAY-026]', async () => {
    const many = Array.from({ length: 30 }, (_, number) => person(`M${number}`, `김${number}`));
    answer('GET /dealerAdvisorCdks', ok(many));
    const centre = screen.getByRole('combobox', { name: '서비스센터' });
    await userEvent.selectOptions(centre, 'A1');
    await waitFor(() => expect(people()).toHaveLength(12));

    await press('더 보기 (18명 남음)');
    expect(people()).toHaveLength(24);
    await press('더 보기 (6명 남음)');
    expect(people()).toHaveLength(30);
    await workDone();
    expect(screen.queryByRole('button', { name: /더 보기/ })).not.toBeInTheDocument();

    await userEvent.selectOptions(centre, 'every');
    await userEvent.selectOptions(centre, 'A1');
    await waitFor(() => expect(people()).toHaveLength(12));
    await press('닫기');
  });
});

it('lists the advisors of a dealer’s only centre at once [PAY-026]', async () => {
  await press('닫기');
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes('agents') });
  answer('GET /dealerAgentCdks', ok([{ id: 'A1', slug: 'gangnam', title: '강남센터' }]));
  await press('추천인 찾기');

  expect(await screen.findByRole('radio', { name: /김추천/ })).toBeVisible();
  expect(queryTo('dealerAdvisorCdks')).toMatchObject({ agents: ['A1'] });
  await press('닫기');
});
