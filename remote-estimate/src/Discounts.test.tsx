import { arrive } from '@shared/testing/arrive';
import { waitFor } from '@testing-library/react';
import { box, choosePlan, facts, open, reasons, serve, tick } from '../testing/page';

beforeAll(() => arrive());
beforeEach(() => serve());

describe('Discounts', () => {
  it('names a rate, a free item, the addition of the plan, and the rounding up [DISC-003] [DISC-005] [DISC-008] [DISC-011] [ENTITY-041]', async () => {
    open();
    await tick('에어컨 필터', '점화 플러그');
    await choosePlan(/Premium/);

    await waitFor(() =>
      expect(reasons()).toEqual([
        '에어컨 필터 −13,750원 플랜 할인 25%',
        '점화 플러그 −8,333원 플랜 할인 25%',
        '기본 서비스 −22,000원 ServiceCare+ Premium 기본 할인 25%',
        '10원 단위 올림 −7원',
      ]),
    );
    await tick('엔진오일');
    expect(reasons()).toContain('엔진오일 −180,000원 플랜 무료 항목');
    expect(reasons()).toContain('기본 서비스 −88,000원 할인받은 정비 덕분에 전액 할인');
    expect((await box('엔진오일')).closest('label')).toHaveTextContent('무료');
    expect((await box('에어컨 필터')).closest('label')).toHaveTextContent('25% 할인');
  });

  it('names a bonus by the items ticked together, and only the best bonus [DISC-001] [DISC-002] [DISC-007]', async () => {
    open();
    await choosePlan(/Premium/);
    await tick('앞 브레이크 패드', '뒤 브레이크 패드');
    await waitFor(() =>
      expect(reasons()).toEqual([
        '앞 브레이크 패드 −310,000원 뒤 브레이크 패드 함께 선택해 무료',
        '뒤 브레이크 패드 −280,000원 앞 브레이크 패드 함께 선택해 무료',
        '기본 서비스 −88,000원 할인받은 정비 덕분에 전액 할인',
      ]),
    );

    await tick('앞 브레이크 디스크', '뒤 브레이크 디스크');

    expect(reasons().slice(0, 2)).toEqual([
      '앞 브레이크 디스크 −450,000원 뒤 브레이크 디스크 함께 선택해 무료',
      '뒤 브레이크 디스크 −420,000원 앞 브레이크 디스크 함께 선택해 무료',
    ]);
    expect(facts()['③ 할인 금액']).toBe('−958,000원');
  });

  it('of the Standard plan shows 15 percent, or the full standard service with item 1 [DISC-009] [DISC-010]', async () => {
    open();
    await choosePlan(/Standard/);
    await tick('점화 플러그');
    await waitFor(() =>
      expect(reasons()).toContain('기본 서비스 −13,200원 ServiceCare+ Standard 기본 할인 15%'),
    );

    await tick('엔진오일');

    expect(reasons()).toContain('기본 서비스 −88,000원 할인받은 정비 덕분에 전액 할인');
  });
});
