import { settings } from '@shared/config/settings';
import { isTelemetryRefused } from '@shared/telemetry/refusal';
import { aResource } from '@shared/telemetry/testing/resource';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, ok, refused } from '@shared/testing/network';
import { address, facts, tabs } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { denyStorage } from '@shared/testing/storage';
import { forSale } from '@shared/testing/wire/insurance';
import { workDone } from '@shared/ui/testing/work-done';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editions } from './Editions';
import { TermInfo } from './TermInfo';

const title = () => screen.getByRole('heading', { level: 1 });
const choice = () => screen.getByRole('checkbox', { name: '이용 기록 보내지 않기' });
const says = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();

beforeAll(() => arriveAsGuest());

describe('TermInfo', () => {
  const open = (type: string) => renderPage('TermInfo', TermInfo, `/termInfo/${type}?vtg_id=V1`);

  beforeEach(() => answer('GET /pkgs', ok([forSale('STANDARD'), forSale('POWER TRAIN')])));

  it('has the insurance tab only when a POWER TRAIN package exists [TERMV-002]', async () => {
    answer('GET /pkgs', ok([forSale('STANDARD'), forSale('PREMIUM')]));
    open('insurance');

    await waitFor(() => expect(title()).toHaveTextContent('이용약관'));
    expect(tabs()).toEqual(['이용약관']);
    expect(screen.getByText('제1조 (목적)')).toBeVisible();
    await waitFor(() => expect(address()).toHaveTextContent('/termInfo/service?vtg_id=V1'));
    expect(address()).toHaveAttribute('data-navigation', 'REPLACE');
  });

  it('reserves the space of the insurance tab while the packages are not loaded [TERMV-002]', async () => {
    let arrive = (_: ReturnType<typeof ok>) => {};
    answer('GET /pkgs', () => new Promise((done) => (arrive = done)));
    open('service');

    expect(await screen.findByText('제1조 (목적)')).toBeVisible();
    expect(tabs()).toEqual(['이용약관']);
    expect(screen.getByText('보험약관')).not.toBeVisible();

    arrive(ok([forSale('POWER TRAIN')]));
    await screen.findByRole('tab', { name: '보험약관' });
  });

  it('keeps the insurance terms when the packages cannot be loaded [TERMV-002, TERMV-004]', async () => {
    answer('GET /pkgs', refused(500));
    open('insurance');
    await screen.findByText('제1조 (보장 내용)');
    await workDone();

    expect(title()).toHaveTextContent('보험약관');
    expect(tabs()).toEqual(['이용약관', '보험약관']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['service', '이용약관', '제1조 (목적)', 1],
    ['insurance', '보험약관', '제1조 (보장 내용)', 1],
    ['privacy', '개인정보처리방침', '1. 처리 목적', 0],
    ['marketing', '마케팅 정보 수신 동의', '이용 목적', 0],
    ['unknown', '이용약관', '제1조 (목적)', 1],
  ])(
    'for the type %s has the title %s, and tabs beside two terms [TERMV-001, TERMV-004]',
    async (...row) => {
      const [type, name, firstSection, tablists] = row;
      open(type);

      await waitFor(() => expect(title()).toHaveTextContent(name));
      expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(firstSection);
      expect(screen.getByText(/^시행일 \d{4}-\d{2}-\d{2} · 버전 /)).toBeVisible();
      expect(screen.queryAllByRole('tablist')).toHaveLength(tablists);
    },
  );
});

describe('Editions', () => {
  it('offers no choice when there is one edition [SHELL-022]', () => {
    const only = { version: '1.0', effectiveOn: '2025-01-01', sections: [] };
    render(<Editions document={{ title: '이용약관', editions: [only] }} />);

    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('the page of the privacy policy', () => {
  const open = () => renderPage('TermInfo', TermInfo, '/termInfo/privacy');

  beforeEach(() => {
    localStorage.clear();
    globalThis.__refused = undefined;
    globalThis.__telemetry = { about: aResource, told: [] };
    answer('GET /pkgs', ok([]));
  });

  afterEach(() => {
    jest.restoreAllMocks();
    globalThis.__telemetry = undefined;
  });

  it('names the department for personal data and its contact [LAW-011]', () => {
    const known = {
      name: '서비스케어플러스 주식회사',
      phone: '1588-0000',
      email: 'help@care.example',
    };
    jest.replaceProperty(settings, 'company', { ...settings.company, ...known });
    open();

    expect(facts()).toMatchObject({
      '담당 부서': '고객센터',
      상호: '서비스케어플러스 주식회사',
      전화번호: '1588-0000',
      이메일: 'help@care.example',
      대표자: '등록되지 않았어요',
    });
    says(/^등록되지 않은 정보는 고객센터/);
  });

  it('keeps a refusal of telemetry on this device until it is taken back [LAW-012]', async () => {
    open();
    expect(choice()).not.toBeChecked();

    await userEvent.click(choice());

    says('이 기기에서는 이용 기록을 보내지 않아요.');
    await workDone();
    expect(globalThis.__telemetry).toBeUndefined();
    cleanup();
    open();
    expect(choice()).toBeChecked();

    await userEvent.click(choice());

    says('서비스를 다시 열 때부터 이용 기록을 보내요.');
    expect(isTelemetryRefused()).toBe(false);
    await workDone();
    expect(globalThis.__telemetry).toBeUndefined();
  });

  it('refuses telemetry for this document without storage, and says that it is not kept [LAW-012]', async () => {
    const allowStorage = denyStorage();
    open();

    await userEvent.click(choice());

    says(/이 브라우저는 선택을 저장하지 못해서/);
    await workDone();
    expect(globalThis.__telemetry).toBeUndefined();
    expect(isTelemetryRefused()).toBe(true);
    allowStorage();
  });
});
