import type { Page } from 'playwright/test';
import { buying } from '../journeys/buying';
import { insuring, shot, surveyAnswers, surveyDialog } from '../journeys/insuring';
import type { Walk } from './walk';
import { livingWalks } from './walks-living';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const standard: Walk = {
  name: 'buy-standard',
  person: 'new-customer',
  as: 'android',
  to: '/app/',
  walk: async (page, look) => {
    await page.getByRole('tab', { name: 'PREMIUM', exact: true }).click();
    await look('home-premium');
    await page.getByRole('tab', { name: 'POWER TRAIN', exact: true }).click();
    await look('home-power-train');
    await buying.choose(page, { group: 'STANDARD', vehicle: /15가1050/ });
    await press(page, '다음');
    await look('terms-missing');
    await press(page, '확인');
    await press(page, '서비스 이용약관 동의 전문 보기');
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await look('terms-text');
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await press(page, '다음');
    await page.getByRole('heading', { level: 1, name: '이 멤버십으로 신청할까요?' }).waitFor();
    await look('membership');
    await press(page, '다음');
    await page.getByRole('heading', { level: 1, name: /차량 정보 입력/ }).waitFor();
    await look('vehicle');
    await page.getByRole('button', { name: '차량 등록', exact: true }).click();
    await look('register-vehicle');
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
    await buying.confirmVehicle(page);
    await look('payment');
    await press(page, '결제하기');
    await look('payment-missing');
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
    await press(page, '판매사 선택');
    await page.getByRole('radio', { name: '한강모터스' }).click();
    await look('seller');
    await press(page, '선택 완료');
    await press(page, '추천인 찾기');
    await page.getByRole('radio', { name: '추천인 없음' }).click();
    await look('recommender');
    await press(page, '선택 완료');
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await look('payment-filled');
    await press(page, '결제하기');
    await look('cautions');
    await page.getByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' }).check();
    await page.getByRole('dialog').getByRole('button', { name: '결제하기' }).click();
    await page.getByRole('heading', { name: '카드 결제' }).waitFor();
    await buying.payByCard(page);
    await page.getByRole('heading', { level: 1, name: '가입 신청이 완료되었습니다.' }).waitFor();
    await look('completion');
  },
};

const powerTrain: Walk = {
  name: 'buy-power-train',
  person: 'new-customer',
  as: 'android',
  to: '/app/',
  walk: async (page, look) => {
    await buying.choose(page, { group: 'POWER TRAIN', vehicle: /15가1050/ });
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await press(page, '다음');
    await page.getByRole('button', { name: '확인했어요' }).waitFor();
    await look('notice');
    await press(page, '확인했어요');
    await press(page, '다음');
    await page.getByRole('heading', { level: 1, name: /차량 정보 입력/ }).waitFor();
    await press(page, '계속하기');
    for (const [index, answer] of surveyAnswers.entries()) {
      await surveyDialog(page)
        .getByText(`${index + 1} / 6`)
        .waitFor();
      await look(`survey-${index + 1}`);
      await surveyDialog(page).getByRole('button', { name: answer, exact: true }).click();
    }
    await page.getByRole('heading', { level: 1, name: /보증 약관$/ }).waitFor();
    await look('insurance-terms');
    await insuring.insuranceTerms(page);
    await look('document');
    await press(page, /촬영하기$/);
    await page.getByRole('dialog').waitFor();
    await look('masking');
    await page.getByRole('checkbox', { name: /가린 것을 확인/ }).check();
    await press(page, '확인하고 촬영하기');
    await press(page, shot.misread);
    await page.getByRole('heading', { level: 1, name: '가입 차량 정보' }).waitFor();
    await look('document-misread');
    await press(page, '이전으로');
    await insuring.photographDocument(page);
    await page.getByRole('heading', { level: 1, name: '가입 차량 정보' }).waitFor();
    await look('document-read');
    await insuring.verifyOwner(page);
    await page.getByRole('heading', { level: 1, name: /정기검사 결과지/ }).waitFor();
    await look('inspection');
    await press(page, /촬영하기$/);
    await look('photo-cautions');
    await page.getByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' }).check();
    await page.getByRole('dialog').getByRole('button', { name: '다음' }).click();
    await page.getByRole('button', { name: '카메라 열기' }).waitFor();
    await look('photo-example');
    await press(page, '카메라 열기');
    await press(page, shot.denied);
    await page.getByRole('alert').waitFor();
    await look('camera-denied');
    await insuring.inspection(page);
    await look('dashboard');
    await page.getByLabel('총 주행거리(km)').fill('45210');
    await insuring.photograph(page);
    await page.getByText('사진을 저장했어요').waitFor();
    await look('dashboard-taken');
    await press(page, '다음');
    await page.getByRole('heading', { level: 1, name: '결제', exact: true }).waitFor();
    await look('payment');
  },
};

export const walks: readonly Walk[] = [standard, powerTrain, ...livingWalks];
