import fc from 'fast-check';
import { parsePending, readLanding } from './landing';

const reqs = (step: unknown) => JSON.stringify({ payments: { step } });
const notPaid = { kind: 'not-paid', vtgId: 'V1', step: 7 };
const given = { vtg_id: 'V1', state: '50', msg: 'declined', reqs: reqs(7) };

describe('readLanding', () => {
  it('names the payment step for a normal state [LAND-001, LAND-003]', () => {
    const paid = { kind: 'paid', vtgId: 'V1', step: 7 };
    expect(readLanding(given)).toEqual(paid);
    expect(readLanding({ ...given, state: 'normal' })).toEqual(paid);
    expect(readLanding({ ...given, reqs: reqs(3) })).toMatchObject({ kind: 'paid', step: 3 });
  });

  it.each(['-50', '10', '60', 'abnormal', '', 'NORMAL', '500', ' 50', undefined, null])(
    'leads back to the payment step for the state %p [LAND-003, LAND-004]',
    (state) => {
      expect(readLanding({ ...given, state })).toEqual(notPaid);
    },
  );

  it.each(['', undefined, null])(
    'ignores everything else without a vtg_id (%p) [LAND-005]',
    (vtgId) => {
      expect(readLanding({ ...given, vtg_id: vtgId })).toEqual({ kind: 'no-account', step: 7 });
      expect(readLanding({})).toEqual({ kind: 'no-account', step: 7 });
    },
  );

  it.each([undefined, '{', '{}', '{"payments":null}', '{"payments":[7]}'])(
    'falls back to step 7 when reqs is %p [LAND-007]',
    (unreadable) => {
      expect(readLanding({ ...given, state: '-50', reqs: unreadable })).toEqual(notPaid);
      expect(readLanding({ ...given, reqs: unreadable })).toMatchObject({ kind: 'paid', step: 7 });
    },
  );

  it.each([0, -1, 1.5, 100, '7', true, null, [3], {}, '3; drop'])(
    'falls back to step 7 when payments.step is %p [LAND-007]',
    (step) => {
      expect(readLanding({ ...given, state: '-50', reqs: reqs(step) })).toMatchObject({ step: 7 });
    },
  );

  it('never throws, whatever the address says [LAND-007]', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.json()), { nil: undefined });
    fc.assert(
      fc.property(text, text, text, text, (vtgId, state, msg, sent) => {
        expect(() => readLanding({ vtg_id: vtgId, state, msg, reqs: sent })).not.toThrow();
      }),
    );
  });
});

describe('parsePending', () => {
  it('returns the application as it was sent [LAND-002, LAND-006]', () => {
    const sent = {
      pkg: 'P1',
      payments: { step: 3, terms: { marketing: true } },
      options: { vehicleData: { km: 12 } },
    };
    expect(parsePending(JSON.stringify(sent))).toEqual(sent);
  });

  it('returns an object or undefined [LAND-002, LAND-007]', () => {
    expect(parsePending('{"a":1}')).toEqual({ a: 1 });
    expect(['[1]', '"a"', '1', 'null', 'not json', ''].map(parsePending)).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('returns undefined for more than 16 KB [LAND-007]', () => {
    const ofLength = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    expect(ofLength(16_384)).toHaveLength(16_384);
    expect(parsePending(ofLength(16_384))).toBeDefined();
    expect(parsePending(ofLength(16_385))).toBeUndefined();
  });

  it('removes prototype keys at any depth [LAND-007]', () => {
    const forged =
      '{"__proto__":{"isAdmin":true},"payments":{"__proto__":{"step":1},"constructor":{"prototype":{"x":1}},"step":7}}';
    const parsed = parsePending(forged);
    expect(Object.keys(parsed ?? {})).toEqual(['payments']);
    expect(parsed).toEqual({ payments: { step: 7 } });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(readLanding({ ...given, reqs: '{"payments":{"__proto__":{"step":1}}}' })).toMatchObject({
      step: 7,
    });
  });
});
