/** @jest-environment ./shared/database/testing/pglite-environment.ts */
import { read, refundOn } from '../testing/memberships';
import { openSandbox, type SandboxUnderTest } from '../testing/sandbox-under-test';

let sandbox: SandboxUnderTest;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

/** Seeded memberships with the maintenance used and the cost of the insurance. */
const memberships = [
  { key: 'active-standard', id: 'S-active-standard', care: 202_000n, cost: 0n, claimed: false },
  { key: 'active-premium', id: 'S-active-premium', care: 0n, cost: 0n, claimed: false },
  { key: 'power-train', id: 'S-power-train', care: 0n, cost: 700_000n, claimed: false },
  { key: 'power-train-claim', id: 'S-power-train-claim', care: 0n, cost: 700_000n, claimed: true },
];
const DAYS = Array.from({ length: 125 }, (_, index) => Math.floor((index * 365) / 124));

/** Computes the refund of the specification again, in integers and without the product's rules. */
function reckoned(
  price: bigint,
  days: bigint,
  { care, cost, claimed }: (typeof memberships)[number],
) {
  const isFree = days <= 14n;
  const penalty = isFree ? 0n : price / 10n;
  const unused = isFree ? cost : (cost * (365n - days)) / 365n;
  const returned = claimed ? 0n : unused;
  const left = price - penalty - care - (cost - returned);
  return { penalty, returned, refund: left > 0n ? left : 0n };
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

it.each(memberships)(
  '$key gets the refund of the specification, to the won, on 125 days of its year [REVOKE-021, REVOKE-022, CONST-021, CONST-022, CONST-023]',
  async (membership) => {
    const { key, id, care, claimed } = membership;
    const caller = await sandbox.as(key);
    const { price_payment, date_start } = await read(caller, id);

    for (const days of DAYS) {
      // The first day of service is day 1. The approval day before it is day 0.
      const answer = await refundOn(caller, id, dayAfter(String(date_start), days - 1));

      const wanted = reckoned(BigInt(String(price_payment)), BigInt(days), membership);
      expect(answer).toEqual({
        price_refund: Number(wanted.refund),
        refund_data: {
          use: days,
          insurance_prod_use: claimed,
          penalty: Number(wanted.penalty),
          care: Number(care),
          insurance_refund: Number(wanted.returned),
          price_refund: Number(wanted.refund),
        },
      });
    }
  },
  60_000,
);
