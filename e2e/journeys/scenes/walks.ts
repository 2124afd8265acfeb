import { buying } from '../steps/buying';
import { insuring } from '../steps/insuring';
import { words } from '../steps/words';
import type { Walk } from './scenes';
import { livingWalks } from './walks-living';

const standard: Walk = {
  name: 'buy-standard',
  person: 'new-customer',
  as: 'android',
  to: '/app/',
  walk: async (screen, look) => {
    await screen.press('tab', /^PREMIUM/);
    await look('home-premium');
    await screen.press('tab', /^POWER TRAIN/);
    await look('home-power-train');
    await buying.choose(screen, { group: 'STANDARD', vehicle: /15가1050/ });
    await screen.press('button', words.next);
    await screen.see('dialog');
    await look('terms-missing');
    await screen.press('button', words.confirm);
    await screen.press('button', '서비스 이용약관 동의 전문 보기');
    await screen.within('dialog').see('heading');
    await look('terms-text');
    await screen.press('button', words.close);
    await screen.check('checkbox', words.agreeAll);
    await screen.press('button', words.next);
    await screen.see('heading', words.membership);
    await look('membership');
    await screen.press('button', words.next);
    await screen.see('heading', words.vehicle);
    await look('vehicle');
    await screen.press('button', '차량 등록');
    await screen.see('dialog', '차량 등록');
    await look('register-vehicle');
    await screen.press('button', words.close);
    await buying.confirmVehicle(screen);
    await look('payment');
    await screen.press('button', words.pay);
    await screen.see('dialog');
    await look('payment-missing');
    await screen.press('button', words.confirm);
    await screen.press('button', words.dealer);
    await screen.see('button', /한강모터스/);
    await look('seller');
    await screen.press('button', /한강모터스/);
    await screen.press('button', words.advisor);
    await screen.check('radio', words.nobody);
    await look('recommender');
    await screen.press('button', words.chosen);
    await screen.check('checkbox', words.agreeAll);
    await look('payment-filled');
    await screen.press('button', words.pay);
    await screen.check('checkbox', words.readCautions);
    await look('cautions');
    await screen.press('button', words.pay);
    await screen.see('heading', words.cardPage);
    await buying.payByCard(screen);
    await screen.see('heading', words.completed);
    await look('completion');
  },
};

const powerTrain: Walk = {
  name: 'buy-power-train',
  person: 'new-customer',
  as: 'android',
  to: '/app/',
  walk: async (screen, look) => {
    await buying.choose(screen, { group: 'POWER TRAIN', vehicle: /15가1050/ });
    await screen.check('checkbox', words.agreeAll);
    await screen.press('button', words.next);
    await screen.see('button', words.understood);
    await look('notice');
    await screen.press('button', words.understood);
    await screen.press('button', words.next);
    await screen.see('heading', words.vehicle);
    await insuring.surveyed(screen, (question) => look(`survey-${question}`));
    await look('insurance-terms');
    await insuring.insuranceTerms(screen);
    await look('document');
    await screen.press('button', words.shoot);
    await screen.see('dialog');
    await look('masking');
    await screen.check('checkbox', words.masked);
    await screen.press('button', words.maskedShoot);
    await screen.press('button', words.camera.misread);
    await screen.see('heading', '가입 차량 정보');
    await look('document-misread');
    await screen.engine.back();
    await insuring.photographDocument(screen);
    await screen.see('heading', '가입 차량 정보');
    await look('document-read');
    await insuring.verifyOwner(screen);
    await look('inspection');
    await screen.press('button', words.shoot);
    await screen.see('checkbox', words.readCautions);
    await look('photo-cautions');
    await screen.check('checkbox', words.readCautions);
    await look('photo-example');
    await screen.press('button', words.openCamera);
    await screen.press('button', words.camera.denied);
    await screen.see('alert');
    await look('camera-denied');
    await insuring.photographAgreed(screen);
    await screen.see('heading', words.dashboard);
    await look('dashboard');
    await screen.fill(words.mileage, '45210');
    await insuring.photographAgreed(screen);
    await screen.read(words.photoKept);
    await look('dashboard-taken');
    await screen.press('button', words.next);
    await screen.see('heading', words.payment);
    await look('payment');
  },
};

const lostAnswer: Walk = {
  name: 'lost-answer',
  person: 'new-customer',
  as: 'android',
  to: '/app/?scenario=new-customer,android,handles:hidden,fault:createSubsc:unreadable',
  walk: async (screen, look) => {
    await buying.standardToPayment(screen);
    await buying.pay(screen);
    await screen.see('button', '멤버십 현황 보기');
    await look('payment');
  },
};

export const walks: readonly Walk[] = [standard, powerTrain, lostAnswer, ...livingWalks];
