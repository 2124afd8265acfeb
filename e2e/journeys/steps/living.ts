import type { Words } from '../screen/query';
import type { Screen } from '../screen/screen';
import type { Sandbox } from '../test';
import { words } from './words';

/** A membership as listed in the staff console. */
export type Card = {
  id: string;
  person: { key: string };
  state: number;
  stateReq: number;
  confirm: number;
  price: number;
  isInsured: boolean;
  startsOn: string | null;
  stopsOn: string | null;
  agreedTexts: readonly { title: string; version: string }[];
  documents: readonly { kind: string; url: string; confirm: number }[];
};

export const cardOf = async (
  sandbox: Pick<Sandbox, 'ask'>,
  id: string,
): Promise<Card | undefined> =>
  ((await sandbox.ask('subscriptions')) as Card[]).find((card) => card.id === id);

export const cardsOf = async (
  sandbox: Pick<Sandbox, 'ask'>,
  person: string,
): Promise<readonly Card[]> =>
  ((await sandbox.ask('subscriptions')) as Card[]).filter((card) => card.person.key === person);

/** The three photos of an insured application, which wait for staff. */
export const PAPERS = [
  ['inspection', 10],
  ['panel', 10],
  ['registration', 10],
];

/** Returns kind and state of each document. */
export const papersOf = (card: Card | undefined) =>
  card?.documents.map(({ kind, confirm }) => [kind, confirm]).toSorted();

export const living = {
  /** Checks the text of the topmost notification and closes it. */
  async told(phone: Screen, text: Words) {
    const popup = phone.within('dialog', words.notification);
    await popup.read(text);
    await popup.press('button', words.confirm);
    await phone.until(
      'see the notification gone',
      async () => !(await popup.texts('text', text)).length,
    );
  },

  /** Status → payment page of an extension. */
  async extend(phone: Screen) {
    await phone.press('button', words.extend);
    await phone.press('button', words.next);
    await phone.see('heading', words.payment);
  },

  /** Status → details of the first membership → cancellation page. */
  async beginToCancel(phone: Screen) {
    await phone.press('link', words.details, { nth: 0 });
    await phone.see('heading', words.detailPage);
    await phone.press('link', words.cancel);
    await phone.see('heading', words.cancelPage);
  },

  /** Status → status, without the request of a cancellation. */
  async keepAfterAll(phone: Screen) {
    await phone.press('button', words.keep);
    const question = phone.within('dialog', words.notification);
    await question.read('해지 신청을 취소하시겠습니까?');
    await question.press('button', words.keep);
    await living.told(phone, '해지 신청이 취소되었습니다.');
  },

  /** Reason → request → confirmation. */
  async askToCancel(phone: Screen, reason: string) {
    await phone.press('radio', reason);
    await phone.press('button', words.cancel);
    const confirmation = phone.within('dialog', words.cancelConfirmation);
    await confirmation.read(words.refund);
    await confirmation.press('button', words.cancel);
  },
};
