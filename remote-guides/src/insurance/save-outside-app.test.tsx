import { arrive } from '@shared/testing/arrive';
import { downloads } from '@shared/testing/downloads';
import { addressesOf, answer, bare, ok } from '@shared/testing/network';
import { press } from '@shared/testing/page';
import { renderPage } from '@shared/testing/render-page';
import { confirm } from '@shared/testing/wire/insurance';
import { screen } from '@testing-library/react';
import { GuideInsuranceSubmit } from './GuideInsuranceSubmit';

const PDF = 'GET /careInsuranceConfirms/downloadPOAPdf/CI7';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36';

beforeAll(() => arrive({ inApp: false }));

describe('document of a claim outside the app', () => {
  it.each([
    ['a browser', CHROME, '다운로드를 시작했어요. 파일이 보이지 않으면 다시 저장해 주세요.'],
    ['a messenger', `${CHROME} KAKAOTALK 10.4.5`, '확인서가 저장되지 않았을 수 있어요'],
  ])('is downloaded, and %s says what happened [GUIDE-009, API-034]', async (_, agent, words) => {
    answer('GET /careInsuranceConfirms/CI7', ok(confirm()));
    answer(PDF, () => bare(new Blob(['%PDF-1.7'], { type: 'application/pdf' })));
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const kept = downloads();
    renderPage('GuideInsuranceSubmit', GuideInsuranceSubmit, '/guide/insurance/CI7?vtg_id=V1');

    await press('확인서 PDF 저장');

    expect(await screen.findByText(words)).toBeVisible();
    expect(kept.map(({ name, blob }) => [name, blob.size])).toEqual([['ServiceCare+.pdf', 8]]);
    expect(addressesOf(PDF).at(-1)).toBe('/api/v1App/careInsuranceConfirms/downloadPOAPdf/CI7');
  });
});
