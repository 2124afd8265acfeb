import '../testing/disk';
import { typicalAnswers } from '@shared/api/testing/broken-answers';
import { clearPendingLink, clearPendingPayment } from '@shared/application';
import { leaveForCard } from '@shared/payment/leave-for-card';
import { queryClient } from '@shared/query';
import { arrive } from '@shared/testing/arrive';
import { answerBroken, expectNoTrouble } from '@shared/testing/broken';
import { answer, bare, bodiesTo, forgetNetwork } from '@shared/testing/network';
import { buy, openFilled, openTill } from '../testing/payment-page';
import { APPLY, takeOffer } from '../testing/solicitation';

jest.mock('@shared/payment/pause', () => jest.requireActual('../testing/no-pause'));
jest.mock('@shared/payment/leave-for-card', () => ({ leaveForCard: jest.fn(() => true) }));

const order = async (breakIt: () => void) => {
  await openTill();
  breakIt();
  openFilled();
  await buy();
};
const agree = (breakIt: () => void) => takeOffer(10, breakIt);
const payByLink = (breakIt: () => void) => takeOffer(50, breakIt);
/** A step, its request, the correct answer, and texts that must not appear after a broken answer. */
const rows = [
  ['an order', order, 'POST /subscs', bare({}), /완료되었습니다/],
  ['terms of a link', agree, APPLY, bare({}), /동의를 마쳤어요/],
  ['a payment by a link', payByLink, APPLY, bare({}), /결제를 완료했어요/],
] as const;

beforeAll(arrive);
beforeEach(async () => {
  forgetNetwork();
  queryClient.removeQueries({ queryKey: ['apply', 'solicitation'] });
  await clearPendingPayment({ vtgId: 'V1' });
  await clearPendingLink();
});

describe.each(rows)('%s', (_, step, route, good, lies) => {
  it.each(typicalAnswers)(
    `is sent once and never shown as done when ${route} answers with %s`,
    async (kind) => {
      await step(() => {
        answer('POST /users/updateToken', bare({ token: 'newer', expires_in: 60 }));
        answerBroken(route, kind, good.body);
      });

      await expectNoTrouble(lies);
      expect(bodiesTo(route).length).not.toBe(0);
      expect(leaveForCard).not.toHaveBeenCalled();
      expect(bodiesTo(route).length).toBeLessThanOrEqual(kind === '401' ? 2 : 1);
    },
  );
});
