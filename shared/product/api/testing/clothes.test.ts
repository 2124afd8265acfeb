import { type ClothingName, dress } from './clothes';

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
describe('dress', () => {
  it.each([
    ['numbers as text', { price_payment: '891000', state_req: '10' }],
    ['digits as numbers', { id: 12, pkg: { id: 3 } }],
    ['flags 1 and 0', { on: 1, confirm: false }],
    ['flags "1" and "0"', { on: '1' }],
    ['flags Y and N', { on: 'Y' }],
    ['empty text for null', { parent: '' }],
    ['missing for null', { parent: undefined }],
    ['days in eight digits', { date_start: '20260102' }],
    ['days with a time', { date_start: '2026-01-02 00:00:00' }],
    ['days as instants', { date_start: '2026-01-01T15:00:00.000Z' }],
    ['other names', { subscId: '12', pkg: '파워트레인', id: undefined }],
    ['a bad entry in each list', { recordPayments: [null, { id: 'R1' }, {}, 'oops'] }],
  ] as const)('writes %s', (clothing: ClothingName, written) => {
    const { data } = dress(clothing, '/subscs/12', answer) as typeof answer;

    expect(Object.assign({ id: undefined, parent: undefined }, data)).toMatchObject(written);
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
});
