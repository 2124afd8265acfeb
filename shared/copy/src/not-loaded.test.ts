import { ApiFailure, type Failure } from '@shared/api/failure';
import { whyNotLoaded } from './not-loaded';

const answered = (status: number): Failure => ({ kind: 'unexpected', status, said: undefined });

const noAnswer = new ApiFailure({ kind: 'unreachable' });

describe('why something did not come', () => {
  it.each<[string, Failure, string]>([
    ['an answer that cannot be read', answered(200), 'R200'],
    [
      'an answer that is reported under a name',
      { ...answered(200), reference: 'R-7K2QFA' } as Failure,
      'R-7K2QFA',
    ],
    ['a server that broke', answered(500), '500'],
    ['a page that broke', answered(0), 'P0'],
  ])('is our side’s fault for %s, with a code for the customer centre', (_, failure, code) => {
    const why = whyNotLoaded(new ApiFailure(failure), true);

    expect(why.text).toContain('저희 쪽에 문제가 생겼어요.');
    expect(why.text).not.toMatch(/네트워크|인터넷|연결/);
    expect(why.code).toBe(code);
  });

  it('is our side’s fault for a bug of ours', () => {
    expect(whyNotLoaded(new TypeError('x'), true).code).toBe('P0');
  });

  it('is the connection only where no answer came', () => {
    expect(whyNotLoaded(noAnswer, true).text).toContain('답을 받지 못했어요.');
    expect(whyNotLoaded(noAnswer, false).text).toContain('인터넷 연결을 확인');
    expect(whyNotLoaded(noAnswer, true).code).toBeUndefined();
  });
});
