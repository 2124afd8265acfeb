import { ApiFailure, type Failure } from '@shared/api/failure';
import { whyNotLoaded } from './not-loaded';

const answered = (status: number): Failure => ({ kind: 'unexpected', status, said: undefined });

const noAnswer = new ApiFailure({ kind: 'unreachable' });

describe('whyNotLoaded', () => {
  it.each<[string, Failure, string]>([
    ['an answer that cannot be read', answered(200), '0200'],
    [
      'an answer with a report reference',
      { ...answered(200), reference: '4821' } as Failure,
      '4821',
    ],
    ['a server failure', answered(500), '0500'],
    ['a page failure', answered(0), '0000'],
    ['a refusal without a status of its own', { kind: 'forbidden', said: undefined }, '0403'],
  ])('blames our side for %s, with a code for the customer centre', (_, failure, code) => {
    const why = whyNotLoaded(new ApiFailure(failure), true);

    expect(why.text).toContain('저희 쪽에 문제가 생겼어요.');
    expect(why.text).not.toMatch(/네트워크|인터넷|연결/);
    expect(why.code).toBe(code);
  });

  it('blames our side for a bug of ours', () => {
    expect(whyNotLoaded(new TypeError('x'), true).code).toBe('0000');
  });

  it('blames the connection only when there was no answer', () => {
    expect(whyNotLoaded(noAnswer, true).text).toContain('답을 받지 못했어요.');
    expect(whyNotLoaded(noAnswer, false).text).toContain('인터넷 연결을 확인');
    expect(whyNotLoaded(noAnswer, true).code).toBeUndefined();
    expect(whyNotLoaded(new TypeError('no chunk'), false).text).toContain('인터넷 연결을 확인');
  });

  it('does not blame the connection when an answer came, even if the browser says offline', () => {
    const { text } = whyNotLoaded(new ApiFailure(answered(500)), false);

    expect(text).toContain('저희 쪽에 문제가 생겼어요.');
  });
});
