import type { Failure } from '@shared/api/failure';
import { sentenceOf } from './failure';

const GENERIC = '오류가 발생했습니다. 고객센터로 문의해 주세요.';
const unexpected = (said?: string, statusText?: string): Failure => ({
  kind: 'unexpected',
  status: 500,
  statusText,
  said,
});
const conflict = (said?: string): Failure => ({ kind: 'conflict', said });
const forbidden = (said?: string): Failure => ({ kind: 'forbidden', said });
const unreachable: Failure = { kind: 'unreachable' };

describe('the sentence for a failure', () => {
  it.each([
    ["is the server's where it said one [ERR-014]", unexpected('점검 중입니다.'), '점검 중입니다.'],
    [
      'is generic and asks to contact support, with the status before it [ERR-015, ERR-016]',
      unexpected(),
      `[500] ${GENERIC}`,
    ],
    ['is generic without a prefix for 409 [ERR-017]', conflict(), GENERIC],
    [
      "is the server's for 409, without a prefix [ERR-010, ERR-017]",
      conflict('이미 가입'),
      '이미 가입',
    ],
    ['is generic without a prefix where no status came [ERR-016]', unreachable, GENERIC],
    [
      'is generic without a prefix for a bug of ours',
      { kind: 'unexpected', status: 0, said: undefined },
      GENERIC,
    ],
  ] as const)('%s', (_, failure, sentence) => {
    expect(sentenceOf(failure, 'server')).toBe(sentence);
  });

  it.each(['server', 'status-text', 'lookup', 'terms', 'solicitation', 'dealers'] as const)(
    'names the report of an answer that could not be read and never says [200]: %s',
    (say) => {
      const unread: Failure = {
        kind: 'unexpected',
        status: 200,
        said: undefined,
        reference: 'R-1',
      };

      expect(sentenceOf(unread, say)).toMatch(/^[^[].* \(오류 코드 R-1\)$/);
    },
  );

  it('is about permission for 403, whatever the server says [ERR-012, SEC-005]', () => {
    expect(sentenceOf(forbidden('다른 고객의 계약입니다.'), 'no-permission')).toBe(
      '권한이 없습니다.',
    );
  });

  it("is the server's for 403 on the cancel screen, else about permission [ERR-013]", () => {
    expect(sentenceOf(forbidden('양도된 계약입니다.'), 'server-or-no-permission')).toBe(
      '양도된 계약입니다.',
    );
    expect(sentenceOf(forbidden(), 'server-or-no-permission')).toBe('권한이 없습니다.');
  });

  it.each([
    [unexpected('점검', 'Internal Server Error'), '[500] Internal Server Error'],
    [conflict('이미'), '[409] Conflict'],
    [unexpected(), `[500] ${GENERIC}`],
    [unreachable, GENERIC],
  ])(
    'is status and status text where a payment could not be created [ERR-020]',
    (failure, sentence) => {
      expect(sentenceOf(failure, 'status-text')).toBe(sentence);
    },
  );

  it.each([
    ['lookup', '정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.', '[ERR-022]'],
    ['dealers', '[500] 판매사 목록을 불러오지 못했습니다.', '[API-018]'],
    ['terms', '약관 동의 중 오류가 발생했습니다.', '[ERR-027]'],
    ['solicitation', '가입 요청 조회 중 오류가 발생했습니다.', '[ERR-028]'],
  ] as const)('is its own for %s: %s %s', (say, sentence, _row) => {
    expect(sentenceOf(unexpected(), say)).toBe(sentence);
  });

  it("is the server's for an offer where it said one [ERR-028]", () => {
    expect(sentenceOf(unexpected('만료된 링크입니다.'), 'solicitation')).toBe('만료된 링크입니다.');
  });
});
