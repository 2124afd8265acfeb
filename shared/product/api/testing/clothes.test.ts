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

describe('dress', () => {
  it.each(clothingNames)('does not change the given answer: %s', (clothing) => {
    const before = structuredClone(answer);

    dress(clothing, '/subscs/12', answer);

    expect(answer).toEqual(before);
  });

  it.each(clothingNames)('accepts a list, a text and an empty value: %s', (clothing) => {
    expect(() => [[], '', null, undefined].map((odd) => dress(clothing, '/', odd))).not.toThrow();
  });

  it('writes numbers as text, and digits as numbers', () => {
    expect(dressed('numbers as text')).toMatchObject({ price_payment: '891000', state_req: '10' });
    expect(dressed('digits as numbers')).toMatchObject({ id: 12, pkg: { id: 3 } });
  });

  it('writes flags in every notation, but keeps codes in words', () => {
    expect(dressed('flags 1 and 0')).toMatchObject({ on: 1, confirm: false });
    expect(dressed('flags "1" and "0"')).toMatchObject({ on: '1' });
    expect(dressed('flags Y and N')).toMatchObject({ on: 'Y' });
  });

  it('writes null as an empty text or leaves the field out', () => {
    expect(dressed('empty text for null')).toMatchObject({ parent: '' });
    expect(dressed('missing for null')).not.toHaveProperty('parent');
  });

  it('writes days in eight digits, with a time, and as the instant of Korean midnight', () => {
    expect(dressed('days in eight digits').date_start).toBe('20260102');
    expect(dressed('days with a time').date_start).toBe('2026-01-02 00:00:00');
    expect(dressed('days as instants').date_start).toBe('2026-01-01T15:00:00.000Z');
  });

  it('writes a membership with the names of the status side', () => {
    expect(dressed('other names')).toMatchObject({ subscId: '12', pkg: '파워트레인' });
    expect(dressed('other names')).not.toHaveProperty('id');
  });

  it('writes the plans of the estimate with the names of its other calls [A-64]', () => {
    const served = {
      serviceCarePlusList: [{ code: '1', name: 'Standard' }],
      bsiList: [{ code: '1' }],
    };

    expect(dress('other names', '/users/estimate', served)).toEqual({
      serviceCarePlusList: [{ service_care_no: '1', service_care_plus_name: 'Standard' }],
      bsiList: [{ code: '1' }],
    });
  });

  it('removes the wrapper of a repair confirmation only', () => {
    expect(dress('without data', '/careInsuranceConfirms/1', answer)).toEqual(answer.data);
    expect(dress('without data', '/careInsuranceConfirms/downloadPOAPdf/1', answer)).toEqual(
      answer,
    );
    expect(dress('without data', '/subscs/12', answer)).toEqual(answer);
  });

  it('adds an entry of an unknown kind after the others', () => {
    const list = { data: [{ id: 'S1', state: 20, state_req: 10 }] };

    expect(dress('an unknown group, product, state', '/', list)).toEqual({
      data: [
        { id: 'S1', state: 20, state_req: 10 },
        { id: 'S1999', state: 77, state_req: 10, recordPayments: [] },
      ],
    });
  });

  it('adds invalid entries to each list', () => {
    expect(dressed('a bad entry in each list').recordPayments).toEqual([
      null,
      { id: 'R1' },
      {},
      'oops',
    ]);
  });
});
