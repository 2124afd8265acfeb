/**
 * An error that the backend answers with. The message is the Korean sentence that the customer reads. Source: core §8;
 * shared/product/api/openapi.yaml, Refused.
 */
export class Refused extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, said: string, more: { statusCode?: number; code?: string } = {}) {
    super(said);
    this.name = 'Refused';
    this.status = status;
    this.body = {
      ...(more.statusCode === undefined ? {} : { status_code: more.statusCode }),
      ...(more.code === undefined ? {} : { code: more.code }),
      data: { msg: said },
    };
  }
}

export const signedOut = () => new Refused(401, '로그인이 필요한 서비스입니다.');
/** Source: SEC-002, SEC-005. */
export const forbidden = () => new Refused(403, '권한이 없습니다.');
export const notFound = (said = '요청하신 정보를 찾을 수 없습니다.') => new Refused(404, said);
export const conflict = (said: string) => new Refused(409, said);

/** Status codes of known application failures. Source: core §8, A-52. */
export const applyEnds = {
  exists: 5011,
  noDealer: 5015,
  notCreated: 5020,
  cardProvider: 5021,
  oldSystem: 5030,
  otherSystem: 5031,
} as const;

export const applyEnded = (end: keyof typeof applyEnds, said: string) =>
  new Refused(400, said, { statusCode: applyEnds[end] });
