import { clothingNames, dress } from './clothes';

const answer = {
  data: {
    id: '12',
    state_req: 10,
    pkg: { id: '3', title: '파워트레인' },
    price_payment: 891000,
    on: true,
    date_start: '2026-01-02',
    parent: null,
    confirm: false,
    recordPayments: [{ id: 'R1' }],
  },
};
const dressed = (clothing: (typeof clothingNames)[number], path = '/subscs/12') =>
  (dress(clothing, path, answer) as typeof answer).data;

describe('an answer in other clothes', () => {
  it.each(clothingNames)('leaves the answer it was made of as it was: %s', (clothing) => {
    const before = structuredClone(answer);

    dress(clothing, '/subscs/12', answer);

    expect(answer).toEqual(before);
  });

  it.each(clothingNames)('can wear a list, a text and nothing: %s', (clothing) => {
    expect(() => [[], '', null, undefined].map((odd) => dress(clothing, '/', odd))).not.toThrow();
  });

  it('has numbers as text, and digits as numbers', () => {
    expect(dressed('numbers as text')).toMatchObject({ price_payment: '891000', state_req: '10' });
    expect(dressed('digits as numbers')).toMatchObject({ id: 12, pkg: { id: 3 } });
  });

  it('has flags of every kind, but what says a code in words stays', () => {
    expect(dressed('flags 1 and 0')).toMatchObject({ on: 1, confirm: false });
    expect(dressed('flags "1" and "0"')).toMatchObject({ on: '1' });
    expect(dressed('flags Y and N')).toMatchObject({ on: 'Y' });
  });

  it('has an empty text or no field at all for null', () => {
    expect(dressed('empty text for null')).toMatchObject({ parent: '' });
    expect(dressed('missing for null')).not.toHaveProperty('parent');
  });

  it('has days in eight digits, with a time, as the instant Korea began the day', () => {
    expect(dressed('days in eight digits').date_start).toBe('20260102');
    expect(dressed('days with a time').date_start).toBe('2026-01-02 00:00:00');
    expect(dressed('days as instants').date_start).toBe('2026-01-01T15:00:00.000Z');
  });

  it("has the status side's names for a membership", () => {
    expect(dressed('other names')).toMatchObject({ subscId: '12', pkg: '파워트레인' });
    expect(dressed('other names')).not.toHaveProperty('id');
  });

  it('writes the plans of the estimate under the names of its other calls [A-64]', () => {
    const served = {
      serviceCarePlusList: [{ code: '1', name: 'Standard' }],
      bsiList: [{ code: '1' }],
    };

    expect(dress('other names', '/users/estimate', served)).toEqual({
      serviceCarePlusList: [{ service_care_no: '1', service_care_plus_name: 'Standard' }],
      bsiList: [{ code: '1' }],
    });
  });

  it('takes the wrapper off a repair confirmation alone', () => {
    expect(dress('without data', '/careInsuranceConfirms/1', answer)).toEqual(answer.data);
    expect(dress('without data', '/careInsuranceConfirms/downloadPOAPdf/1', answer)).toEqual(
      answer,
    );
    expect(dress('without data', '/subscs/12', answer)).toEqual(answer);
  });

  it('has an entry of an unknown kind behind the others', () => {
    const list = { data: [{ id: 'S1', state: 20, state_req: 10 }] };

    expect(dress('an unknown group, product, state', '/', list)).toEqual({
      data: [
        { id: 'S1', state: 20, state_req: 10 },
        { id: 'S1999', state: 77, state_req: 10, recordPayments: [] },
      ],
    });
  });

  it('has what is no entry in each list', () => {
    expect(dressed('a bad entry in each list').recordPayments).toEqual([
      null,
      { id: 'R1' },
      {},
      'oops',
    ]);
  });
});
