import { queryClient } from '@shared/query';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, bodiesTo, forgetNetwork, ok, refused } from '@shared/testing/network';
import { press, tick } from '@shared/testing/page';
import { workDone } from '@shared/ui/testing/work-done';
import { act, screen } from '@testing-library/react';
import { APPLY, nonMember, offer, openOffer, ROUTE, says } from '../../testing/solicitation';

jest.mock('@shared/payment/pause', () => jest.requireActual('../../testing/no-pause'));

beforeAll(() => arriveAsGuest());
beforeEach(() => {
  forgetNetwork();
  queryClient.clear();
});

describe('agreeing to an offer', () => {
  it('asks for the identity check first [SOLIC-005] [VALID-038] [MSG-003]', async () => {
    answer(ROUTE, offer(10, nonMember));
    openOffer();

    await press('동의하고 신청하기');

    await says('본인인증을 진행해 주세요.');
    expect(bodiesTo(APPLY)).toEqual([]);

    const verify = screen.getByRole('button', { name: '본인인증하기' });
    expect(verify).toHaveFocus();
    expect(verify).toHaveAccessibleDescription('본인인증을 진행해 주세요.');
  });

  it('asks a member for the required terms and not for an identity check [VALID-039]', async () => {
    answer(ROUTE, offer(10));
    openOffer();
    await tick(/서비스 이용약관 동의/);
    await workDone();
    expect(screen.queryByRole('button', { name: '본인인증하기' })).not.toBeInTheDocument();

    await press('동의하고 신청하기');

    await says('필수 약관에 동의해 주세요.');
    expect(bodiesTo(APPLY)).toEqual([]);
  });

  it('sends the terms as a map and shows the step of the server [SOLIC-006] [TERMS-016]', async () => {
    answer(ROUTE, offer(10, { ...nonMember, selfAuth: true }));
    openOffer();
    await tick(/서비스 이용약관 동의/);
    await tick(/개인정보 수집 및 이용 동의/);
    await tick(/문자\(SMS\)/);
    answer(APPLY, () => {
      answer(ROUTE, offer(20));
      return ok({ state: 20, redirect: null });
    });

    await press('동의하고 신청하기');

    expect(await screen.findByRole('heading', { name: '약관 동의를 마쳤어요' })).toBeVisible();
    expect(bodiesTo(APPLY)).toEqual([
      {
        service_agreement: true,
        personal_info_agree: true,
        marketing: true,
        ad_receive_agree: true,
        ad_receive_email: false,
        ad_receive_sms: true,
        ad_receive_app: false,
      },
    ]);
  });

  it('asks for both insurance terms when the offer has insurance [TERMS-011] [VALID-039]', async () => {
    answer(ROUTE, offer(10, { pkg: { id: 'PT', title: '파워트레인', group: 'POWER TRAIN' } }));
    openOffer();
    await tick(/서비스 이용약관 동의/);
    await tick(/\] 개인정보 수집 및 이용 동의/);

    await press('동의하고 신청하기');

    await says('필수 약관에 동의해 주세요.');
    expect(screen.getByRole('checkbox', { name: /보험약관 동의/ })).not.toBeChecked();
  });

  it('shows a message and keeps the ticks when it fails [SOLIC-009] [ERR-027]', async () => {
    answer(ROUTE, offer(10));
    answer(APPLY, refused(500, ''));
    openOffer();
    await tick(/전체 동의/);

    await press('동의하고 신청하기');

    await says('약관 동의 중 오류가 발생했습니다.');
    expect(screen.getByRole('checkbox', { name: /전체 동의/ })).toBeChecked();
  });

  it('is not shown as agreed when the server accepted it and changed nothing [SOLIC-009]', async () => {
    answer(ROUTE, offer(10));
    answer(APPLY, ok({ state: 20 }));
    openOffer();
    await tick(/전체 동의/);

    await press('동의하고 신청하기');

    await says('약관 동의가 아직 반영되지 않았어요. 잠시 뒤 다시 시도해 주세요.');
    expect(screen.getByRole('button', { name: '동의하고 신청하기' })).toBeEnabled();
  });

  it('is sent once when clicked three times within a frame [SOLIC-006]', async () => {
    answer(ROUTE, offer(10));
    let finish: () => void = () => undefined;
    answer(APPLY, () => new Promise((done) => (finish = () => done(ok({ state: 20 })))));
    openOffer();
    await tick(/전체 동의/);
    const button = screen.getByRole('button', { name: '동의하고 신청하기' });

    act(() => {
      for (let times = 0; times < 3; times += 1) button.click();
    });
    await workDone();

    expect(bodiesTo(APPLY)).toHaveLength(1);
    await act(async () => finish());
  });
});
