import type { Screen } from '../screen/screen';
import { buying } from './buying';
import { words } from './words';

/** Additional steps of a membership with an insurance. The comment of each step names its start and end page. */
export const insuring = {
  /** Terms → POWER TRAIN notice → membership → vehicle. */
  async agree(phone: Screen) {
    await phone.check('checkbox', words.agreeAll);
    await phone.press('button', words.next);
    await phone.press('button', words.understood);
    await phone.press('button', words.next);
    await phone.see('heading', words.vehicle);
  },

  /** Vehicle → survey, with a call of `look` for each question → insurance terms. */
  async surveyed(phone: Screen, look: (question: number) => Promise<void> = async () => undefined) {
    await phone.press('button', words.goOn);
    const survey = phone.within('dialog', words.survey);
    for (const [step, answer] of words.surveyAnswers) {
      await survey.read(`${step} / 6`);
      await look(step);
      await survey.press('button', answer);
    }
    await phone.see('heading', words.insuranceTerms);
  },

  /** Insurance terms → registration document. */
  async insuranceTerms(phone: Screen) {
    await phone.check('checkbox', words.agreeAll);
    await phone.press('button', words.next);
    await phone.see('heading', words.document);
  },

  /** Home → registration document of a POWER TRAIN membership. */
  async toDocument(phone: Screen) {
    await buying.choose(phone, { group: 'POWER TRAIN', vehicle: /15가1050/ });
    await insuring.agree(phone);
    await insuring.surveyed(phone);
    await insuring.insuranceTerms(phone);
  },

  /** Masking notice, camera, one outcome. */
  async photographDocument(phone: Screen, outcome: RegExp = words.camera.good) {
    await phone.press('button', words.shoot);
    await phone.within('dialog').check('checkbox', words.masked);
    await phone.press('button', words.maskedShoot);
    await phone.press('button', outcome);
  },

  /** Recognised vehicle data, owner verification → inspection sheet. A killed page asks for the consent again. */
  async verifyOwner(phone: Screen, { wasKilled = false } = {}) {
    await phone.press('button', words.verifyOwner);
    const verified = phone.within('dialog');
    await verified.read(words.ownerVerified);
    await verified.press('button', words.next);
    if (wasKilled) {
      const consent = phone.within('dialog');
      await consent.check('checkbox', words.masked);
      await consent.press('button', words.maskedContinue);
    }
    await phone.see('heading', words.inspection);
  },

  /** Registration document, read correctly → owner verified → inspection sheet. */
  async document(phone: Screen) {
    await insuring.photographDocument(phone);
    await insuring.verifyOwner(phone);
  },

  /** Example picture with its caution, camera, one outcome. */
  async photographInspection(phone: Screen, outcome: RegExp = words.camera.good) {
    await phone.press('button', words.shoot);
    await phone.check('checkbox', words.readCautions);
    await phone.press('button', words.openCamera);
    await phone.press('button', outcome);
  },

  /** Example picture, camera, one outcome. The customer agreed to the caution before the first photo. */
  async photographAgreed(phone: Screen, outcome: RegExp = words.camera.good) {
    await phone.press('button', words.shoot);
    await phone.press('button', words.openCamera);
    await phone.press('button', outcome);
  },

  /** Inspection sheet → dashboard. */
  async inspection(phone: Screen) {
    await insuring.photographInspection(phone);
    await phone.see('heading', words.dashboard);
  },

  /** Mileage and dashboard → payment. */
  async dashboard(phone: Screen, mileage: string) {
    await phone.fill(words.mileage, mileage);
    await insuring.photographAgreed(phone);
    await phone.read(words.photoKept);
    await phone.press('button', words.next);
    await phone.see('heading', words.payment);
  },
};
