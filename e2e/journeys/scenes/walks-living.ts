import { living } from '../steps/living';
import { words } from '../steps/words';
import type { Walk } from './scenes';

const cancel: Walk = {
  name: 'cancel',
  person: 'many',
  as: 'android',
  to: '/app/subscRevoke',
  walk: async (screen, look) => {
    const which = screen.within('dialog', '해지할 멤버십 선택');
    await which.check('radio', 'STANDARD 42가1320');
    await look('which');
    await which.press('button', words.chosen);
    await screen.see('table', '환불 내역');
    await look('form');
    await screen.press('button', words.cancel);
    await screen.read('해지 사유를 선택해 주세요.');
    await look('no-reason');
    await screen.press('radio', '기타');
    await screen.press('button', words.cancel);
    await screen.see('dialog', words.cancelConfirmation);
    await look('confirmation');
    await screen.within('dialog').press('button', words.cancel);
    await screen.see('dialog', words.notification);
    await look('received');
    await living.told(screen, '해지 신청이 접수됐어요.');
    await screen.press('button', '해지 신청 취소', { nth: 0 });
    await screen.see('dialog');
    await look('take-back');
  },
};

const resubmit: Walk = {
  name: 'resubmit',
  person: 'pending-retake',
  as: 'android',
  to: '/app/subscStatus/subscs/S-pending-retake',
  walk: async (screen, look) => {
    await screen.press('button', '계기판 사진 다시 올리기');
    await screen.see('checkbox', words.readCautions);
    await look('cautions');
    await screen.check('checkbox', words.readCautions);
    await screen.within('dialog').press('button', words.next);
    await screen.see('field', /주행거리/);
    await screen.within('dialog').press('button', '촬영하기');
    await look('mileage-missing');
  },
};

const takeOver: Walk = {
  name: 'take-over',
  person: 'buyer-of-car',
  as: 'android',
  to: '/app/subscStatus',
  walk: async (screen, look) => {
    await screen.press('link', '멤버십 양도받기');
    await screen.see('heading', '멤버십 양도 신청');
    await screen.check('checkbox', words.agreeAll);
    await screen.press('button', '양도 신청');
    await living.told(screen, '양도 신청이 완료되었습니다.');
    await screen.see('dialog', '멤버십 양도 안내');
    await look('notice');
  },
};

const estimate: Walk = {
  name: 'estimate',
  person: 'active-standard',
  as: 'android',
  to: '/app/estimate/guide',
  walk: async (screen, look) => {
    await screen.check('checkbox', undefined, { nth: 0 });
    await screen.check('checkbox', undefined, { nth: 4 });
    await screen.press('radio', /Premium/);
    await look('with-plan');
  },
};

const benefits: Walk = {
  name: 'benefits',
  person: 'active-standard',
  as: 'android',
  to: '/app/subscStatus',
  walk: async (screen, look) => {
    await screen.press('tab', /사용·만료/);
    await look('used');
  },
};

const outside: Walk = {
  name: 'outside-the-app',
  person: 'near-end',
  as: 'web',
  to: '/app/subscStatus',
  walk: async (screen, look) => {
    await screen.press('button', '연장하기');
    await screen.see('dialog');
    await look('extend-question');
  },
};

const signedOut: Walk = {
  name: 'signed-out',
  as: 'android',
  to: '/app/',
  walk: async (screen, look) => {
    await screen.press('button', '로그인하고 내 차 선택하기');
    await screen.see('dialog');
    await look('sign-in');
  },
};

/** Flows of a member, and of a visitor who may not enter. */
export const livingWalks: readonly Walk[] = [
  cancel,
  resubmit,
  takeOver,
  estimate,
  benefits,
  outside,
  signedOut,
];
