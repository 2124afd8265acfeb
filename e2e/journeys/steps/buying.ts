import type { Screen } from '../screen/screen';
import type { Sandbox } from '../test';
import { words } from './words';

const heading = (screen: Screen, name: string) => screen.see('heading', name);

/** Steps to buy a membership, by visible texts. The comment of each step names its start and end page. */
export const buying = {
  /** Home → terms. */
  async choose(screen: Screen, { group, vehicle }: { group: string; vehicle: RegExp }) {
    await screen.press('tab', new RegExp(`^${group}`));
    await screen.choose(words.vehicleList, vehicle);
    await screen.press('button', words.apply);
    await heading(screen, words.terms);
  },

  /** Terms → membership → vehicle. */
  async agree(screen: Screen) {
    await screen.check('checkbox', words.agreeAll);
    await screen.press('button', words.next);
    await heading(screen, words.membership);
    await screen.press('button', words.next);
    await heading(screen, words.vehicle);
  },

  /** Vehicle → payment. */
  async confirmVehicle(screen: Screen) {
    await screen.press('button', words.goOn);
    await heading(screen, words.payment);
  },

  async chooseDealer(screen: Screen, name: string) {
    await screen.press('button', words.dealer);
    const sheet = screen.within('dialog');
    await sheet.press('button', new RegExp(name));
    await screen.gone('dialog');
  },

  async recommendNobody(screen: Screen) {
    await screen.check('checkbox', words.nobody);
  },

  /** Checks that the earlier choice is still selected. */
  async seeNobodyRecommended(screen: Screen) {
    await screen.until('see that nobody recommended', async () =>
      (await screen.checked('checkbox', words.nobody)).includes(true),
    );
  },

  /** Fills in everything that the payment page requires before its button. */
  async fillIn(screen: Screen) {
    await buying.chooseDealer(screen, '한강모터스');
    await buying.recommendNobody(screen);
    await screen.check('checkbox', words.agreeAll);
  },

  /** Presses the pay button and confirms the cautions. The test checks the next page. */
  async pay(screen: Screen) {
    await screen.press('button', words.pay);
    const cautions = screen.within('dialog');
    await cautions.check('checkbox', words.readCautions);
    await cautions.press('button', words.pay);
  },

  /** Payment page, filled in → card page. */
  async toCardPage(screen: Screen) {
    await buying.pay(screen);
    await heading(screen, words.cardPage);
  },

  /** Dealer, no advisor, terms, cautions → card page. */
  async submit(screen: Screen) {
    await buying.fillIn(screen);
    await buying.toCardPage(screen);
  },

  /** Home → vehicle page of a STANDARD membership. */
  async standardToVehicle(screen: Screen) {
    await buying.choose(screen, { group: 'STANDARD', vehicle: /15가1050/ });
    await buying.agree(screen);
  },

  /** Home → empty payment page of a STANDARD membership. */
  async standardToEmptyPayment(screen: Screen) {
    await buying.standardToVehicle(screen);
    await buying.confirmVehicle(screen);
  },

  /** Home → payment page of a STANDARD membership, filled in. */
  async standardToPayment(screen: Screen) {
    await buying.standardToEmptyPayment(screen);
    await buying.fillIn(screen);
  },

  /** Card page → landing, with another result. */
  async endByCard(screen: Screen, outcome: '실패' | '취소') {
    await screen.press('text', words.otherResults);
    await screen.press('button', outcome);
  },

  /** Card page → landing. */
  async payByCard(screen: Screen) {
    await screen.fill(words.cardNumber, '4000 0000 0000 0002');
    await screen.choose(words.cardMonth, /^12/);
    await screen.choose(words.cardYear, /^2030/);
    await screen.fill(words.cardBirthday, '900101');
    await screen.fill(words.cardPassword, '12');
    await screen.press('button', words.payByCard);
  },

  /** Card page → completion page. */
  async complete(screen: Screen) {
    await buying.payByCard(screen);
    await heading(screen, words.completed);
  },

  /** Home → completion page of a STANDARD membership. */
  async standard(screen: Screen) {
    await buying.standardToPayment(screen);
    await buying.pay(screen);
    await buying.complete(screen);
  },
};

/** A payment as listed in the staff console. */
type Payment = { status: string; amount: number; cardType: string };

/** Returns the payments of this amount. `new-customer` pays 433,620 won for STANDARD. */
export const paymentsOf = async (
  sandbox: Pick<Sandbox, 'ask'>,
  amount: number,
  status?: string,
): Promise<readonly Payment[]> =>
  ((await sandbox.ask('payments')) as Payment[]).filter(
    (payment) => payment.amount === amount && (status === undefined || payment.status === status),
  );
