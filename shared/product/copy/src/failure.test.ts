import { ApiFailure, type Failure } from '@shared/failure';
import { sentenceOf } from './failure';
import { whyNotLoaded } from './not-loaded';

const GENERIC = '오류가 발생했습니다. 고객센터로 문의해 주세요.';
const unexpected = (said?: string, statusText?: string): Failure => ({
  kind: 'unexpected',
  status: 500,
  statusText,
  said,
});
const conflict = (said?: string): Failure => ({ kind: 'conflict', said });
const unreachable: Failure = { kind: 'unreachable' };
const answered = (status: number): Failure => ({ kind: 'unexpected', status, said: undefined });
const noAnswer = new ApiFailure({ kind: 'unreachable' });

describe('sentenceOf', () => {
  it.each([
    ['is generic without a prefix for 409 [ERR-017]', conflict(), GENERIC],
    ['is generic without a prefix when there is no status [ERR-016]', unreachable, GENERIC],
  ] as const)('%s', (_, failure, sentence) => {
    expect(sentenceOf(failure, 'server')).toBe(sentence);
  });

  const own = { words: '판매사 목록을 불러오지 못했습니다.' };

  it.each(['server', 'status-text', 'lookup', own, { ...own, first: 'status' }] as const)(
    'includes the reference of an unreadable answer and never [200]: %j',
    (say) => {
      const unread: Failure = {
        kind: 'unexpected',
        status: 200,
        said: undefined,
        reference: '4821',
      };

      expect(sentenceOf(unread, say)).toMatch(/^[^[].* \(오류 코드 4821\)$/);
    },
  );

  it.each([
    [unexpected('점검', 'Internal Server Error'), '[500] Internal Server Error'],
    [conflict('이미'), '[409] Conflict'],
    [unexpected(), `[500] ${GENERIC}`],
    [unreachable, GENERIC],
  ])(
    'is status and status text when a payment could not be created [ERR-020]',
    (failure, sentence) => {
      expect(sentenceOf(failure, 'status-text')).toBe(sentence);
    },
  );

  it('is the server’s for a look-up, else its own [ERR-022]', () => {
    expect(sentenceOf(unexpected('없는 번호입니다.'), 'lookup')).toBe('없는 번호입니다.');
    expect(sentenceOf(unexpected(), 'lookup')).toBe(
      '정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    );
  });

  it('can be the screen’s own, whatever the server sends [ERR-027]', () => {
    expect(sentenceOf(unexpected('점검 중입니다.'), own)).toBe(own.words);
  });

  it('can be the screen’s own when the server sends none [ERR-028]', () => {
    const say = { ...own, first: 'server' } as const;

    expect(sentenceOf(unexpected('만료된 링크입니다.'), say)).toBe('만료된 링크입니다.');
    expect(sentenceOf(unexpected(), say)).toBe(own.words);
  });

  it('can be the screen’s own after the status of an error [API-018]', () => {
    expect(sentenceOf(unexpected(), { ...own, first: 'status' })).toBe(`[500] ${own.words}`);
    expect(sentenceOf(unreachable, { ...own, first: 'status' })).toBe(own.words);
  });
});

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
