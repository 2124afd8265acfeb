import { settings } from '@shared/config/settings';
import { refundRules } from '@shared/copy/refund-rules';
import { arrive } from '@shared/testing/arrive';
import { answer, bodiesTo, ok, refused } from '@shared/testing/network';
import { facts } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { VIN } from '@shared/testing/wire/vehicles';
import { workDone } from '@shared/ui/testing/work-done';
import { screen, waitFor, within } from '@testing-library/react';
import { pageWith } from '../../testing/page-with';
import { slides } from '../../testing/slides';
import { GuideInsurance } from './GuideInsurance';

beforeAll(() => arrive({ inApp: false }));

const open = () => renderPage('GuideInsurance', GuideInsurance, '/guide/insurance?vtg_id=V1');
const transfer = { name: '이전 소유자의 멤버십을 이어받을 수 있어요' };
const checked = () => bodiesTo('POST /vehicles/escalationCheck');

describe('GuideInsurance', () => {
  it('explains cover, limits and claim [GUIDE-006] [CONST-003] [CONST-004] [CONST-005] [CONST-026]', () => {
    open();

    expect(facts()).toEqual({
      '보장 대상': '엔진·변속기 수리비',
      '보장 한도': '연간 최대 10,000,000원(1,000만 원)',
      '1회 본인 부담금': '200,000원',
      '보장 시작': '승인일로부터 30일 뒤',
      '보험사 문의': '등록되지 않았어요',
    });
    expect(slides('청구 단계')).toEqual([
      '서비스센터가 고장을 진단해요',
      '청구 서류를 준비해요',
      '보험사가 심사하고 지급해요',
      '본인 부담금을 결제해요',
    ]);
    expect(
      screen.getByText('서류 심사가 끝나면 7영업일 이내에 보험금을 지급해요.'),
    ).toBeInTheDocument();
    expect(screen.getByText('사고, 침수, 화재, 개조로 생긴 손해')).toBeVisible();
  });

  it('shows the rules of every refund, the settlement fee too, and those after a claim [GUIDE-007, CONST-025]', () => {
    const refund = { ...settings.refund, settlementRate: 3 };
    const replaced = jest.replaceProperty(settings, 'refund', refund);
    open();

    const card = within(screen.getByRole('region', { name: '해지와 환불' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...refundRules(settings, { insured: true, isExtension: false }),
    ]);
    expect(card.getByText('보험금을 청구했다면 보험료는 돌려받을 수 없어요.')).toBeVisible();
    expect(card.getByText(/결제 금액의 3%가 공제돼요/)).toBeVisible();
    replaced.restore();
  });

  it('names the insurer and its phone number from the settings of the page [LAW-013]', () => {
    const legal = { insurer: '메리디안손해보험', insurerPhone: '1588-1111' };
    const remove = pageWith({ legal });
    open();

    expect(facts()['보험사 문의']).toBe('메리디안손해보험 · 1588-1111');
    remove();
  });

  it.each([
    ['nothing is found', { user_id: null, subsc_id: null }],
    ['the membership is the visitor’s own', { user_id: 'U1', subsc_id: 'S1' }],
  ])('offers no transfer when %s [TRANS-006]', async (_, found) => {
    answer('POST /vehicles/escalationCheck', ok(found));
    open();

    await waitFor(() => expect(checked()).toHaveLength(2));
    await workDone();
    expect(screen.queryByRole('region', transfer)).not.toBeInTheDocument();
  });

  it('offers the transfer of a car when the check of another one fails [TRANS-006]', async () => {
    answer('POST /vehicles/escalationCheck', ({ body }) =>
      String(body).includes(VIN)
        ? ok({ user_id: 'U2', subsc_id: 'S7' })
        : refused(500, '확인할 수 없어요.'),
    );
    open();

    expect(await screen.findByRole('region', transfer)).toBeVisible();
    expect(checked()).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
