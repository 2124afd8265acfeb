import { arrive } from '@shared/testing/arrive';
import { answer, ok } from '@shared/testing/network';
import { renderPage } from '@shared/testing/render-page';
import { screen } from '@testing-library/react';
import { screens } from './screens';

function mockFigures(): typeof import('@shared/copy/testing/changed-figures') {
  return jest.requireActual('@shared/copy/testing/changed-figures');
}
jest.mock('@shared/config/settings', () => mockFigures().changedSettings());
jest.mock('@shared/domain/tier', () => mockFigures().changedTier());
jest.mock('@shared/domain/service-period', () => mockFigures().changedPeriod());
jest.mock('@shared/domain/survey', () => ({ surveySteps: [1, 2, 3] }));
jest.mock('@shared/domain/validation/inspection-date', () => ({ INSPECTION_SHEET_YEARS: 63 }));

beforeAll(() => arrive({ inApp: false }));

/** Returns all texts of the guides, from each tab of each page. */
async function everything(): Promise<string> {
  answer('POST /vehicles/escalationCheck', ok({ user_id: 'U9', subsc_id: 'S9' }));
  const pages = [
    ['GuideSubscApply', '/guide/subscApply'],
    ['GuideSubscApply', '/guide/subscApply?group=POWER%20TRAIN'],
    ['GuideTotal', '/guide/total?tab=use'],
    ['GuideTotal', '/guide/total?tab=use&group=POWER%20TRAIN'],
    ['GuideWarranty', '/guide/warranty'],
    ['GuideWarranty', '/guide/warranty?tab=claim'],
    ['GuideInsurance', '/guide/insurance'],
  ] as const;
  for (const [page, address] of pages) renderPage(page, await screens[page](), address);
  await screen.findByText(/멤버십이 남아 있어요/);
  return document.body.textContent;
}

describe('figure that changes in the rules or the settings', () => {
  it('changes on every guide, and its old value appears nowhere [GUIDE-001] [GUIDE-006] [GUIDE-010] [CONST-001…008, CONST-010, CONST-012, CONST-013, CONST-021…024, CONST-026, CONST-027]', async () => {
    const text = await everything();

    const shown = [
      '약 91일',
      '92영업일',
      '93영업일',
      '94일 이상 걸릴',
      '승인 후 95일',
      '96%가 위약금',
      '397일 기준',
      '98일 이상',
      '99일 이하',
      '71,000,000원',
      '720,000원',
      '730,000,000원',
      '7.4t',
      '750,000km',
      '76개월 초과 77개월 이하',
      '72개월 초과',
      '엔진오일 교환-포함',
      '81%83%',
      '82,000원84,000원',
      '픽업 서비스포함-',
      '0시부터 61개월',
      '승인일로부터 62일 뒤',
      '확인 3단계',
      '최근 63년',
    ];
    expect(shown.filter((figure) => !text.includes(figure))).toEqual([]);
    const old =
      /약 2일|[57]영업일|\b14일|10%|365일|\b30일|10,000,000|\b200,000|250,000,000|1\.4t|180,000|60개월|96개월|15%|25%|\b30,000|\b70,000원|12개월|6단계|최근 2년/g;
    expect(text.match(old)).toBeNull();
  });
});
