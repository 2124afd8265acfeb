import { ApiFailure } from '@shared/failure';
import { answeredBy } from '../testing/adapter';
import { answers } from '../testing/answers';
import { unreadable } from '../testing/backend';
import { type BrokenName, brokenAnswers, typicalAnswers } from '../testing/broken-answers';
import { calls, operationOf } from '../testing/calls';
import { answered, withOneOdd } from '../testing/early';
import { type ApiClient, createApiClient } from './client';

/** Returns true if the value contains NaN or infinity, which must never come from an answer. */
const hasOddNumber = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasOddNumber);

/** Returns the answer with one entry in each list, because all entries of a list have the same fields. */
const short = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (_, value) =>
    Array.isArray(value) ? value.slice(0, 1) : value,
  );

const jsonCalls = Object.entries(calls).filter(([name]) => name !== 'fetchConfirmPdf');

describe('an answer that breaks the contract', () => {
  it.each(jsonCalls)('is read or rejected by %s, and gives no invalid number', async (_, make) => {
    const operation = await operationOf(make);
    const lawful = short(Reflect.get(answers, operation));

    const outcomes = await Promise.all(
      withOneOdd(lawful).map((odd) =>
        make(answered(odd)).then(
          (value) => (hasOddNumber(value) ? `a number that is none in ${JSON.stringify(odd)}` : ''),
          (thrown: unknown) =>
            thrown instanceof ApiFailure ? '' : `${thrown} in ${JSON.stringify(odd)}`,
        ),
      ),
    );

    expect(outcomes.filter((outcome) => outcome !== '')).toEqual([]);
  });
});

const { getUser, getEstimate, getEstimateContent } = answers;

describe('a list that is null or missing', () => {
  it.each([
    ['fetchCoupons', '[API-021]', { data: { able: null } }, { usable: [], used: [] }],
    ['fetchEstimate', '[API-038, A-82]', getEstimate, { vehicles: [] }],
    ['fetchEstimateContent', '[API-039, A-82]', getEstimateContent, { items: [] }],
  ])('is read by %s as empty %s', async (name, _, json, read) => {
    for (const list of [null, undefined]) {
      const none = { ...json, vehicleList: list, maintenancePriceList: list };
      expect(await calls[name]?.(answered(none))).toMatchObject(read);
    }
  });
});

describe('a list without one readable entry', () => {
  const item = { estimate_maintenance_no: 1, estimate_maintenance_name: '엔진오일' };
  const unpriced = [{ ...item, price: '180,000' }];

  it.each([
    ['fetchUser', 'vehicles [API-006]', { data: { ...getUser.data, vehicles: [{}] } }],
    ['fetchUser', 'memberships [API-006]', { data: { ...getUser.data, subscs: [{ oops: 1 }] } }],
    ['askDealerSystem', '[API-015]', { data: { result: true, serCustVehicle: [{ vinNo: [1] }] } }],
    ['fetchCoupons', '[API-021, A-82]', { data: { able: [{ title: 1 }], disable: [] } }],
    ['fetchEstimate', '[API-038, A-82]', { ...getEstimate, vehicleList: [{}] }],
    [
      'fetchEstimateContent',
      '[API-039, A-82]',
      { ...getEstimateContent, maintenancePriceList: unpriced },
    ],
  ])('is rejected by %s, because an empty list would be wrong: %s', async (name, _, json) => {
    await expect(calls[name]?.(answered(json))).rejects.toMatchObject(unreadable);
  });
});

/** Broken answers that are valid for one call. The tests of the call show their meaning. */
const valid: Readonly<Record<string, readonly BrokenName[]>> = {
  fetchVipCode: ['404'],
  // `null` is an empty list.
  fetchPackages: ['{data: null}'],
  fetchDealers: ['{data: null}'],
  fetchAgents: ['{data: null}'],
  fetchCentres: ['{data: null}'],
  fetchAdvisors: ['{data: null}'],
  searchAdvisors: ['{data: null}'],
  fetchProfileVehicles: ['a list for one, one for a list'],
  fetchCoupons: ['a list for one, one for a list'],
};

const brokenClient = (kind: BrokenName, good: unknown): ApiClient => {
  const broken = brokenAnswers[kind](good);
  return createApiClient({
    token: () => 'token-1',
    adapter: answeredBy(async (request) =>
      typeof broken === 'function' ? broken({ ...request, timeoutMs: 1 }) : broken,
    ),
  });
};

/** Returns the kind of the failure, or the value as text. An unexpected answer has an error status or cannot be read. */
const reactionTo = (value: Promise<unknown>): Promise<string> =>
  value.then(
    (read) => `value ${JSON.stringify(read)}`,
    (thrown: unknown) => {
      if (!(thrown instanceof ApiFailure)) return `${thrown}`;
      const { failure } = thrown;
      if (failure.kind !== 'unexpected') return failure.kind;
      return failure.status < 400 ? 'unreadable' : 'error status';
    },
  );

describe('a broken answer', () => {
  it.each(jsonCalls)(
    'of %s causes one of the reactions that screens are tested with',
    async (name, make) => {
      const good: unknown = Reflect.get(answers, await operationOf(make));
      const reactionsTo = (kinds: readonly BrokenName[]) =>
        Promise.all(kinds.map((kind) => reactionTo(make(brokenClient(kind, good)))));

      const kinds = Object.keys(brokenAnswers) as BrokenName[];
      const reactions = await reactionsTo(kinds.filter((kind) => !valid[name]?.includes(kind)));

      expect(await reactionsTo(typicalAnswers)).toEqual(expect.arrayContaining(reactions));
    },
  );
});
