import { ApiFailure, failureOf } from '@shared/failure';
import { refusal } from './refusal';

describe('refusal', () => {
  it.each([
    [401, { kind: 'signed-out' }, '[ERR-007]'],
    [403, { kind: 'forbidden', said: '만료' }, '[ERR-012, SEC-005]'],
    [409, { kind: 'conflict', said: '만료' }, ''],
    [500, { kind: 'unexpected', status: 500, statusText: 'Text', said: '만료' }, ''],
  ])('of the status %i is %j %s', (status, failure, _row) => {
    expect(refusal(status, 'Text', { data: { msg: '만료' } })).toEqual(failure);
  });

  it.each([
    ['data.msg rather than msg', { data: { msg: '안쪽' }, msg: '바깥' }, '안쪽'],
    ['message if there is no msg', { message: '바깥' }, '바깥'],
    ['data.message rather than msg', { data: { message: '안쪽' }, msg: '바깥' }, '안쪽'],
    ['nothing for a blank message', { msg: '  ' }, undefined],
    ['nothing for a message that is not text', { msg: { html: '<b>' } }, undefined],
    ['nothing for a body that is not an object', 'oops', undefined],
  ])('says %s [ERR-014]', (_, body, said) => {
    expect(refusal(500, '', body)).toMatchObject({ said });
  });

  it('cuts a message that is too long for a popup', () => {
    const failure = refusal(500, '', { msg: '가'.repeat(10_000) });

    expect(failure).toMatchObject({ said: '가'.repeat(500) });
  });
});

describe('refusal with a known apply code', () => {
  it.each([
    [5011, 'already-subscribed', '[ERR-006]'],
    [5015, 'dealer-code-empty', '[ERR-005]'],
    [5020, 'not-created', '[ERR-004]'],
    [5021, 'card-provider', '[ERR-003]'],
    [5030, 'GO_OAS', '[ERR-001]'],
    [5031, 'GO_SCP', '[ERR-002]'],
  ])('%i with a message ends the application as %s %s', (status_code, code, _row) => {
    const failure = refusal(500, '', { status_code, data: { msg: '안내' } });

    expect(failure).toEqual({ kind: 'apply-ended', code, said: '안내' });
  });

  it.each(['GO_OAS', 'GO_SCP'])('%s may come by name without a message', (code) => {
    expect(refusal(400, '', { code })).toEqual({ kind: 'apply-ended', code, said: undefined });
  });

  it.each([5011, 5015, 5020, 5021])(
    '%i without a message counts only as its status [ERR-020]',
    (status_code) => {
      expect(refusal(500, 'Internal Server Error', { status_code })).toMatchObject({
        kind: 'unexpected',
        status: 500,
        statusText: 'Internal Server Error',
      });
    },
  );

  it.each([
    ['in data', { data: { status_code: 5011, msg: '이미 가입' } }],
    ['in data as text', { data: { status_code: '5011', msg: '이미 가입' } }],
    ['at the top, with the message in data', { status_code: 5011, data: { msg: '이미 가입' } }],
    ['in data, with the message at the top', { data: { status_code: 5011 }, message: '이미 가입' }],
    [
      'in data rather than at the top',
      { status_code: 5020, data: { status_code: 5011, msg: '이미 가입' } },
    ],
  ])('is found %s [ERR-006]', (_, body) => {
    const failure = refusal(400, 'Bad Request', body);

    expect(failure).toEqual({ kind: 'apply-ended', code: 'already-subscribed', said: '이미 가입' });
  });

  it('is unexpected when the code is unknown', () => {
    expect(refusal(500, '', { status_code: 5999, msg: '?' })).toMatchObject({ kind: 'unexpected' });
  });
});

describe('failureOf', () => {
  it('recognises an error of another copy of the class', () => {
    jest.isolateModules(() => {
      const other = jest.requireActual<typeof import('@shared/failure')>('@shared/failure');
      const thrown = new other.ApiFailure({ kind: 'signed-out' });

      expect(other.ApiFailure).not.toBe(ApiFailure);
      expect(thrown).toBeInstanceOf(ApiFailure);
      expect(failureOf(thrown)).toEqual({ kind: 'signed-out' });
    });
  });
});
