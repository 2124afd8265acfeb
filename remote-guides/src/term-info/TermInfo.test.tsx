import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, ok, refused } from '@shared/testing/network';
import { address, currentTab, openTab, tabs } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { forSale } from '@shared/testing/wire/insurance';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TermInfo } from './TermInfo';

beforeAll(() => arriveAsGuest());
beforeEach(() => answer('GET /pkgs', ok([forSale('STANDARD'), forSale('POWER TRAIN')])));

const open = (type: string) => renderPage('TermInfo', TermInfo, `/termInfo/${type}?vtg_id=V1`);
const title = () => screen.getByRole('heading', { level: 1 });

describe('TermInfo', () => {
  it('has tabs for the service agreement and the insurance terms [TERMV-001]', async () => {
    open('service');
    await screen.findByRole('tab', { name: '보험약관' });
    expect(tabs()).toEqual(['이용약관', '보험약관']);
    expect(screen.getByText('제1조 (목적)')).toBeVisible();

    await openTab('보험약관');

    expect(screen.getByText('제1조 (보장 내용)')).toBeVisible();
    expect(screen.queryByText('제1조 (목적)')).not.toBeInTheDocument();
    expect(address()).toHaveTextContent('/termInfo/insurance?vtg_id=V1');
  });

  it('has the insurance tab only when a POWER TRAIN package exists [TERMV-002]', async () => {
    answer('GET /pkgs', ok([forSale('STANDARD'), forSale('PREMIUM')]));
    open('insurance');

    await waitFor(() => expect(title()).toHaveTextContent('이용약관'));
    expect(tabs()).toEqual(['이용약관']);
    expect(screen.getByText('제1조 (목적)')).toBeVisible();
  });

  it('reserves the space of the insurance tab while the packages are not loaded [TERMV-002]', async () => {
    let arrive: () => void = () => undefined;
    const all = ok([forSale('STANDARD'), forSale('POWER TRAIN')]);
    answer('GET /pkgs', () => new Promise((done) => (arrive = () => done(all))));
    open('service');

    expect(await screen.findByText('제1조 (목적)')).toBeVisible();
    expect(tabs()).toEqual(['이용약관']);
    expect(screen.getByText('보험약관')).not.toBeVisible();

    arrive();
    await screen.findByRole('tab', { name: '보험약관' });
  });

  it('shows the service agreement when the packages cannot be loaded [TERMV-002]', async () => {
    answer('GET /pkgs', refused(500));
    open('insurance');

    await waitFor(() => expect(title()).toHaveTextContent('이용약관'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['service', '이용약관', '제1조 (목적)'],
    ['insurance', '보험약관', '제1조 (보장 내용)'],
    ['privacy', '개인정보처리방침', '1. 처리 목적'],
    ['marketing', '마케팅 정보 수신 동의', '이용 목적'],
    ['unknown', '이용약관', '제1조 (목적)'],
  ])('for the type %s has the title %s [TERMV-004]', async (type, name, firstSection) => {
    open(type);

    await waitFor(() => expect(title()).toHaveTextContent(name));
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(firstSection);
    expect(screen.getByText(/^시행일 \d{4}-\d{2}-\d{2} · 버전 /)).toBeVisible();
  });

  it.each(['privacy', 'marketing'])('for the type %s has no tabs [TERMV-001]', (type) => {
    open(type);

    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  it('changes tabs by the arrow keys [TERMV-001]', async () => {
    open('service');
    (await screen.findByRole('tab', { name: '이용약관' })).focus();
    await screen.findByRole('tab', { name: '보험약관' });

    await userEvent.keyboard('{ArrowRight}');

    expect(currentTab()).toBe('보험약관');
  });
});
