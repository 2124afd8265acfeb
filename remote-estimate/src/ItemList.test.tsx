import { arrive } from '@shared/testing/arrive';
import { answer, bare } from '@shared/testing/network';
import { content, item, items } from '@shared/testing/wire/estimate';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { box, facts, open, rows, serve, tick } from '../testing/page';

beforeAll(() => arrive());
beforeEach(() => serve());

describe('ItemList', () => {
  it('says that there are no items, without totals [EST-006]', async () => {
    answer('POST /users/estimate-content', bare(content({ maintenancePriceList: [] })));
    open();

    expect(await screen.findByText('정비 항목이 아직 없어요')).toBeVisible();
    expect(screen.queryByText('최종 예상 금액')).not.toBeInTheDocument();
  });

  it('shows the recommended mileage of an item, or that it is recommended now [ENTITY-038]', async () => {
    open();
    expect((await box('에어컨 필터')).closest('label')).toHaveTextContent('40,000km부터 권장');
    expect((await box('엔진오일')).closest('label')).toHaveTextContent('20,000km부터 권장');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '주행거리' }), '20,000km');

    expect((await box('엔진오일')).closest('label')).toHaveTextContent('엔진오일 권장 180,000원');
    expect((await box('에어컨 필터')).closest('label')).toHaveTextContent('에어컨 필터 55,000원');
  });
});

describe('long ItemList', () => {
  const long = [
    ...items,
    ...Array.from({ length: 30 }, (_, index) => item(100 + index, `소모품 ${index + 1}`, 10_000)),
  ];

  beforeEach(() =>
    answer('POST /users/estimate-content', bare(content({ maintenancePriceList: long }))),
  );

  it('has groups [EST-006]', async () => {
    open();
    await box('엔진오일');

    const group = (name: string) =>
      within(screen.getByRole('group', { name })).getAllByRole('checkbox').length;
    expect(group('권장 정비')).toBe(3);
    expect(group('그 밖의 정비')).toBe(37);
    expect(group('무료 항목')).toBe(1);
  });

  it('can be searched by name and keeps ticked items ticked [EST-006]', async () => {
    open();
    await tick('엔진오일');

    await userEvent.type(screen.getByRole('searchbox', { name: '정비 항목 검색' }), '뒤브레이크');
    expect(rows()).toEqual(['뒤 브레이크 패드 280,000원', '뒤 브레이크 디스크 420,000원']);
    expect(facts()['① 예상 소모품 금액']).toBe('180,000원');

    const search = screen.getByRole('searchbox', { name: '정비 항목 검색' });
    fireEvent.compositionStart(search);
    fireEvent.input(search, { target: { value: '뒤' }, isComposing: true });
    expect(rows()).toEqual(['뒤 브레이크 패드 280,000원', '뒤 브레이크 디스크 420,000원']);
    fireEvent.input(search, { target: { value: '뒥' }, isComposing: true });
    expect(screen.getByText('검색한 이름의 정비 항목이 없어요.')).toBeVisible();
    fireEvent.compositionEnd(search);
  });

  it('has neither search nor groups with twelve items or fewer [EST-006]', async () => {
    answer(
      'POST /users/estimate-content',
      bare(content({ maintenancePriceList: long.slice(0, 12) })),
    );
    open();
    await box('엔진오일');

    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(
      screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent),
    ).toEqual(['정비 항목', 'ServiceCare+ 플랜']);
  });
});
