import { settings } from '@shared/config/settings';
import { isTelemetryRefused } from '@shared/telemetry/refusal';
import { aResource } from '@shared/telemetry/testing/resource';
import { arriveAsGuest } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { facts } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { denyStorage } from '@shared/testing/storage';
import { workDone } from '@shared/ui/testing/work-done';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TermInfo } from './TermInfo';

beforeAll(() => arriveAsGuest());
beforeEach(() => {
  localStorage.clear();
  globalThis.__refused = undefined;
  globalThis.__telemetry = { about: aResource, told: [] };
  answer('GET /pkgs', ok([]));
});
let allowStorage: () => void = () => undefined;
afterEach(() => {
  allowStorage();
  allowStorage = () => undefined;
  jest.restoreAllMocks();
  globalThis.__telemetry = undefined;
});

const open = () => renderPage('TermInfo', TermInfo, '/termInfo/privacy');
const choice = () => screen.getByRole('checkbox', { name: '이용 기록 보내지 않기' });
const says = (text: string | RegExp) => expect(screen.getByText(text)).toBeVisible();

describe('the page of the privacy policy', () => {
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

  it('keeps a refusal of telemetry on this device and says so [LAW-012]', async () => {
    open();
    expect(choice()).not.toBeChecked();

    await userEvent.click(choice());

    says('이 기기에서는 이용 기록을 보내지 않아요.');
    await workDone();
    expect(globalThis.__telemetry).toBeUndefined();
    cleanup();
    open();
    expect(choice()).toBeChecked();
  });

  it('allows telemetry again from the next document on [LAW-012]', async () => {
    open();
    await userEvent.click(choice());

    await userEvent.click(choice());

    says('서비스를 다시 열 때부터 이용 기록을 보내요.');
    expect(isTelemetryRefused()).toBe(false);
    await workDone();
    expect(globalThis.__telemetry).toBeUndefined();
  });

  it('refuses telemetry for this document without storage, and says that it is not kept [LAW-012]', async () => {
    allowStorage = denyStorage();
    open();

    await userEvent.click(choice());

    says(/이 브라우저는 선택을 저장하지 못해서/);
    await workDone();
    expect(globalThis.__telemetry).toBeUndefined();
    expect(isTelemetryRefused()).toBe(true);
  });
});
