import { arrive } from '@shared/testing/arrive';
import { answer, bodiesTo, refused } from '@shared/testing/network';
import { told } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { box, choosePlan, facts, open, serve, tick } from '../testing/page';

beforeAll(() => arrive());
beforeEach(() => serve());

describe('Totals', () => {
  it('shows consumables, standard service, discount and the total = 1 + 2 - 3 [EST-007] [EST-010] [EST-017]', async () => {
    open();
    await tick('에어컨 필터', '에어 클리너', '점화 플러그');
    expect(facts()).toEqual({
      '① 예상 소모품 금액': '160,633원',
      '② 기본 서비스 범위 금액': '88,000원',
      '③ 할인 금액': '0원',
      '최종 예상 금액': '248,633원',
    });

    await choosePlan(/Premium/);

    await waitFor(() => expect(facts()['③ 할인 금액']).toBe('−62,160원'));
    expect(facts()['최종 예상 금액']).toBe('186,473원');
    expect(screen.getByRole('status', { name: '최종 예상 금액' })).toHaveTextContent('186,473원');

    await tick('점화 플러그');
    expect(facts()).toEqual({
      '① 예상 소모품 금액': '127,300원',
      '② 기본 서비스 범위 금액': '88,000원',
      '③ 할인 금액': '−53,830원',
      '최종 예상 금액': '161,470원',
    });
  });

  it('shows 0 with nothing ticked and, only while a plan loads, its amounts as busy [DISC-013, EST-016]', async () => {
    answer('POST /users/estimate-service-care', () => new Promise(() => undefined));
    open();
    await box('엔진오일');
    const shown = [
      screen.getByText('① 예상 소모품 금액').closest('[aria-busy]'),
      screen.getByRole('status', { name: '최종 예상 금액' }),
    ];
    for (const one of shown) expect(one).toHaveAttribute('aria-busy', 'false');
    await choosePlan(/Premium/);

    for (const one of shown) expect(one).toHaveAttribute('aria-busy', 'true');
    expect(Object.values(facts())).toEqual(['0원', '0원', '0원', '0원']);
  });

  it('loads a plan by its code and sends no request for code 0 [EST-008] [EST-016] [API-040] [DISC-014]', async () => {
    open();
    await tick('엔진오일');
    expect(screen.getByRole('radio', { name: '선택 안 함' })).toBeChecked();
    await workDone();
    const asked = bodiesTo('POST /users/estimate-service-care');
    expect(asked).toEqual([{ serviceCareNo: '1' }, { serviceCareNo: '2' }]);

    await choosePlan(/Standard/);
    await waitFor(() => expect(facts()['최종 예상 금액']).toBe('0원'));
    await choosePlan(/선택 안 함/);

    expect(bodiesTo('POST /users/estimate-service-care')).toEqual(asked);
    expect(facts()['③ 할인 금액']).toBe('0원');
    await workDone();
    expect(screen.queryByRole('region', { name: '할인 내역' })).not.toBeInTheDocument();
  });

  it('says what each plan would take off this visit while none is chosen [EST-008]', async () => {
    open();
    await box('엔진오일');
    expect(bodiesTo('POST /users/estimate-service-care')).toEqual([]);
    await tick('에어컨 필터');

    const line = await screen.findByText(/^플랜을 선택하면/);
    expect(line).toHaveTextContent(
      '플랜을 선택하면 이번 정비에서 STANDARD 21,450원, PREMIUM 35,750원을 할인받아요.',
    );
    await choosePlan(/Premium/);
    await workDone();
    expect(line).not.toBeInTheDocument();
    expect(facts()['③ 할인 금액']).toBe('−35,750원');
  });

  it('says nothing about the plans when their discounts do not load [EST-008]', async () => {
    answer('POST /users/estimate-service-care', refused(500, '플랜을 불러올 수 없어요.'));
    open();
    await tick('에어컨 필터');

    await waitFor(() => expect(bodiesTo('POST /users/estimate-service-care')).toHaveLength(2));
    await workDone();
    expect(screen.queryByText(/^플랜을 선택하면/)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('always offers "no plan", even when the backend does not list it [EST-008]', async () => {
    serve({ serviceCarePlusList: [{ code: '2', name: 'ServiceCare+ Premium' }] });
    open();
    await box('엔진오일');

    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      '선택 안 함',
      'ServiceCare+ Premium',
    ]);
  });

  it('says that a plan did not load, shows no discount and loads it again on click [EST-016] [EST-013]', async () => {
    answer('POST /users/estimate-service-care', refused(500, '플랜을 불러올 수 없어요.'));
    open();
    await tick('에어컨 필터');
    await choosePlan(/Premium/);

    await told('플랜을 불러올 수 없어요.');
    expect(screen.getByText('플랜 할인을 불러오지 못했어요')).toBeVisible();
    expect(facts()['③ 할인 금액']).toBe('확인 필요');
    expect(screen.getByRole('status', { name: '최종 예상 금액' })).toHaveTextContent('확인 필요');
    serve();
    await userEvent.click(screen.getByRole('button', { name: '다시 확인' }));

    await waitFor(() => expect(facts()['③ 할인 금액']).toBe('−35,750원'));
  });
});
