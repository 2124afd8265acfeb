import { appNames } from '@shared/routes/apps';
import { Refused } from '../../backend/refusal';
import { type AfterAnswer, afterAnswers, type Fault } from '../../faults';
import { remoteFaults as kinds } from '../../site/remote-fault';
import type { Actions } from '../action';
import { type Fields, oneOf, optional, required, ticked, whole } from '../fields';

/** Switches faults of a call or of a remote's files on and off. Source: SBX-005. */
export const faultActions: Actions = {
  fault: async (fields, { faults, operations }) => {
    const operationId = required(fields, 'operation');
    if (operationId !== '*' && !operations().includes(operationId)) {
      throw new Refused(400, `${operationId}: 없는 호출입니다.`);
    }
    const fault = { operationId, ...settingIn(fields) };
    await faults.set(fault);
    return { said: `${operationId}: ${saidOf(fault)}`, data: fault };
  },

  'clear-fault': async (fields, { faults }) => {
    const operationId = optional(fields, 'operation');
    await faults.clear(operationId);
    return { said: operationId ? `${operationId} 오류를 껐습니다.` : '모든 호출 오류를 껐습니다.' };
  },

  'remote-fault': async (fields, { remoteFaults }) => {
    const app = oneOf(fields, 'app', appNames);
    const kind = oneOf(fields, 'kind', ['none', ...kinds]);
    if (kind === 'none') remoteFaults.delete(app);
    else remoteFaults.set(app, kind);
    return { said: `${app}: ${kind}`, data: Object.fromEntries(remoteFaults) };
  },
};

/** Returns only the parts that are set, because an absent part of a fault has no effect. */
function settingIn(fields: Fields): Omit<Fault, 'operationId'> {
  const status = whole(fields, 'status');
  const statusCode = whole(fields, 'status_code');
  const delay = whole(fields, 'delay');
  const code = optional(fields, 'code');
  const message = optional(fields, 'message');
  const after = optional(fields, 'after') && oneOf(fields, 'after', afterAnswers);
  return {
    ...(status === undefined ? {} : { status }),
    ...(statusCode === undefined ? {} : { statusCode }),
    ...(delay === undefined ? {} : { delay }),
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
    ...(ticked(fields, 'hang') ? { hang: true } : {}),
    ...(ticked(fields, 'broken') ? { broken: true } : {}),
    ...(after ? { after } : {}),
    ...(ticked(fields, 'once') ? { once: true } : {}),
  };
}

export const afterNames: Readonly<Record<AfterAnswer, string>> = {
  lost: '처리 후 연결 끊김',
  late: '처리 후 늦은 응답 (20초)',
  unreadable: '처리 후 읽을 수 없는 응답',
  double: '두 번 처리',
};

/** Describes a fault in one line: `409 · 5011 · 2000ms · 한 번`. */
export const saidOf = ({
  status,
  statusCode,
  code,
  delay,
  hang,
  broken,
  after,
  once,
}: Fault): string =>
  [
    status,
    statusCode,
    code,
    delay === undefined ? undefined : `${delay}ms`,
    hang ? '응답 없음' : undefined,
    broken ? '깨진 응답' : undefined,
    after && afterNames[after],
    once ? '한 번' : '계속',
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
