import { alert } from '@shared/popup';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVisitor } from '../../testing/fake-session';
import { address, openAt } from '../../testing/render-app';
import { beginHardwareBack } from './app-manners';

jest.mock('@shared/session', () => jest.requireActual('../../testing/fake-session'));

/** A move in history needs several turns until it is reported and rendered. */
const TURNS = 12;
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => setTimeout(done));
  });

async function backTimes(times: number) {
  for (let done = 0; done < times; done += 1) {
    history.back();
    await settled();
  }
}

beforeEach(() => aVisitor());

describe('Back in the app', () => {
  it('keeps the page that was opened behind the popup [SHELL-014]', async () => {
    openAt('/');
    await screen.findByRole('heading', { name: 'SubscGuide' });
    await userEvent.click(screen.getByRole('link', { name: '이용약관' }));
    await screen.findByRole('heading', { name: 'TermInfo' });
    act(() => void alert('잘못된 접근 경로입니다.'));
    fireEvent.click(screen.getByRole('link', { name: '개인정보처리방침', hidden: true }));
    await settled();
    expect(address()).toBe('/app/termInfo/privacy');

    await backTimes(2);
    expect(address()).toBe('/app/termInfo/privacy');

    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await backTimes(1);
    expect(address()).toBe('/app/termInfo/service');
  });

  it('stays on the first page too, and keeps the page that the answer leads to [SHELL-014]', async () => {
    openAt('/');
    await screen.findByRole('heading', { name: 'SubscGuide' });
    const answered = jest.fn();
    act(() => void alert('로그인이 필요한 서비스입니다.').then(answered));

    await backTimes(3);
    expect(screen.getByRole('dialog', { name: '알림' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await waitFor(() => expect(answered).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('link', { name: '이용약관' }));
    await settled();

    expect(screen.getByRole('heading', { name: 'TermInfo' })).toBeVisible();
    await backTimes(1);
    expect(address()).toBe('/app/');
  });

  it('leaves one page when the Back key is pressed twice before the page changes [SHELL-014]', async () => {
    openAt('/');
    await screen.findByRole('heading', { name: 'SubscGuide' });
    await userEvent.click(screen.getByRole('link', { name: '이용약관' }));
    await userEvent.click(screen.getByRole('link', { name: '개인정보처리방침' }));
    beginHardwareBack();
    const pressBack: () => void = Reflect.get(window, '__careBack');
    const back = jest.spyOn(history, 'back'); // jsdom joins two calls, browsers do not

    pressBack();
    pressBack();
    expect(back).toHaveBeenCalledTimes(1);
    await settled();
    pressBack();
    await settled();

    expect(address()).toBe('/app/');
  });
});
