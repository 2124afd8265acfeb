import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { type Fault, SLOW_MS } from '../faults';
import { applyEnds, Refused } from './refusal';

export type Outcome = {
  status: number;
  contentType: string;
  body: string | Uint8Array<ArrayBuffer>;
  said?: unknown;
  isLost?: boolean;
};

/** Returns a JSON answer. `said` is parsed from the text, because dates and undefined values change in JSON. */
export function json(status: number, answered: unknown): Outcome {
  const body = JSON.stringify(answered);
  return {
    status,
    contentType: 'application/json; charset=utf-8',
    body,
    said: JSON.parse(body),
  };
}

/**
 * Returns the answer that the fault forces, or undefined if the call goes on. A hang ends when the caller leaves or the
 * sandbox closes.
 */
export async function forcedOutcome(fault: Fault, over: AbortSignal): Promise<Outcome | undefined> {
  if (fault.delay !== undefined && fault.after !== 'late') await pause(fault.delay, over);
  if (fault.hang) {
    if (!over.aborted) await once(over, 'abort');
    return json(504, { data: { msg: '응답이 지연되고 있습니다.' } });
  }
  if (fault.broken) return { ...json(200, {}), body: '{"data": {"subscs": [', said: undefined };
  if (fault.status === undefined && fault.statusCode === undefined) return undefined;
  const { status = 400, message = sentenceFor(fault) } = fault;
  return json(status, new Refused(status, message, fault).body);
}

const forcedSentences: Readonly<Record<number, string>> = {
  [applyEnds.exists]: '이미 가입된 차량입니다.',
  [applyEnds.noDealer]: '판매사 정보가 없습니다.',
  [applyEnds.notCreated]: '가입 신청을 처리하지 못했습니다.',
  [applyEnds.cardProvider]: '카드사 응답 오류가 발생했습니다.',
  [applyEnds.oldSystem]: '차량 등록이 필요합니다.',
  [applyEnds.otherSystem]: '멤버십 가입이 필요합니다.',
  401: '로그인이 필요한 서비스입니다.',
  403: '권한이 없습니다.',
  409: '이미 처리된 요청입니다.',
};
const sentenceFor = ({ status = 400, statusCode = status }: Fault): string =>
  forcedSentences[statusCode] ?? '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.';

/** Waits for that time, or until it is over. Never rejects. */
const pause = (milliseconds: number, over: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal: over }).catch(() => undefined);

export async function afterwards(
  outcome: Outcome,
  fault: Fault,
  over: AbortSignal,
): Promise<Outcome> {
  if (fault.after === 'late') await pause(fault.delay ?? SLOW_MS, over);
  if (fault.after === 'unreadable') return GATEWAY_PAGE;
  return fault.after === 'lost' ? { ...outcome, isLost: true } : outcome;
}

const GATEWAY_PAGE: Outcome = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><title>gateway</title><p>The upstream server answered.</p>',
};

type Connection = { outgoing?: { destroy(): void } };

/**
 * Closes the connection before any byte of the answer is sent. Without a connection, as in a test, it returns an
 * unreadable 504.
 */
export function lost(c: Context): Response {
  const { outgoing } = (c.env ?? {}) as Connection;
  if (outgoing === undefined) return new Response(null, { status: 504 });
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
