import type { Page } from 'playwright/test';
import { living } from '../journeys/living';
import type { Walk } from './walk';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const cancel: Walk = {
  name: 'cancel',
  person: 'many',
  as: 'android',
  to: '/app/subscRevoke',
  walk: async (page, look) => {
    const which = page.getByRole('dialog', { name: '해지할 멤버십 선택' });
    await which.getByRole('radio', { name: '스탠다드 멤버십 42가1320' }).check();
    await look('which');
    await which.getByRole('button', { name: '선택 완료' }).click();
    await page.getByRole('table', { name: '환불 내역' }).waitFor();
    await look('form');
    await press(page, '해지 신청');
    await page.getByText('해지 사유를 선택해 주세요.').waitFor();
    await look('no-reason');
    await page.getByRole('radio', { name: '기타' }).click();
    await press(page, '해지 신청');
    await page.getByRole('dialog', { name: '해지 신청 확인' }).waitFor();
    await look('confirmation');
    await page.getByRole('dialog').getByRole('button', { name: '해지 신청' }).click();
    await page.getByRole('dialog', { name: '알림' }).waitFor();
    await look('received');
    await living.told(page, '해지 신청이 접수됐어요.');
    const membership = living.card(page, '스탠다드 멤버십').first();
    await membership.getByRole('button', { name: '해지 신청 취소' }).click();
    await look('take-back');
  },
};

const resubmit: Walk = {
  name: 'resubmit',
  person: 'pending-retake',
  as: 'android',
  to: '/app/subscStatus/subscs/S-pending-retake',
  walk: async (page, look) => {
    await press(page, '계기판 사진 다시 올리기');
    await look('cautions');
    await page.getByRole('checkbox', { name: '유의사항을 읽고 확인하였습니다.' }).check();
    await page.getByRole('dialog').getByRole('button', { name: '다음' }).click();
    await page.getByLabel('주행거리(km)').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '촬영하기' }).click();
    await look('mileage-missing');
  },
};

const takeOver: Walk = {
  name: 'take-over',
  person: 'buyer-of-car',
  as: 'android',
  to: '/app/subscStatus',
  walk: async (page, look) => {
    await page.getByRole('link', { name: '멤버십 양도받기' }).click();
    await living.heading(page, '멤버십 양도 신청').waitFor();
    await page.getByRole('checkbox', { name: '전체 동의' }).check();
    await press(page, '양도 신청');
    await living.told(page, '양도 신청이 완료되었습니다.');
    await page.getByRole('dialog', { name: '멤버십 양도 안내' }).waitFor();
    await look('notice');
  },
};

const estimate: Walk = {
  name: 'estimate',
  person: 'active-standard',
  as: 'android',
  to: '/app/estimate/guide',
  walk: async (page, look) => {
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').nth(4).check();
    await page.getByRole('radio', { name: 'Premium' }).click();
    await look('with-plan');
  },
};

const benefits: Walk = {
  name: 'benefits',
  person: 'active-standard',
  as: 'android',
  to: '/app/subscStatus',
  walk: async (page, look) => {
    await page.getByRole('tab', { name: /사용·만료/ }).click();
    await look('used');
  },
};

const outside: Walk = {
  name: 'outside-the-app',
  person: 'near-end',
  as: 'web',
  to: '/app/subscStatus',
  walk: async (page, look) => {
    await press(page, '연장하기');
    await page.getByRole('dialog').waitFor();
    await look('extend-question');
  },
};

const signedOut: Walk = {
  name: 'signed-out',
  as: 'android',
  to: '/app/',
  walk: async (page, look) => {
    await press(page, '로그인하고 내 차 선택하기');
    await page.getByRole('dialog').waitFor();
    await look('sign-in');
  },
};

/** Living with a membership, and standing before the door. */
export const livingWalks: readonly Walk[] = [
  cancel,
  resubmit,
  takeOver,
  estimate,
  benefits,
  outside,
  signedOut,
];
