import { appNames } from '@shared/routes/apps';
import * as v from 'valibot';
import { Refused } from '../../backend/refusal';
import { afterAnswers, afterNames, type Fault } from '../../faults';
import { remoteFaults as kinds } from '../../site/remote-fault';
import { type Actions, action, maybe, text, ticked, whole } from '../action';

/** Switches faults of a call or of a remote's files on and off. Source: SBX-005. */
export const faultActions: Actions = {
  fault: action(
    {
      operation: text,
      status: v.optional(whole),
      status_code: v.optional(whole),
      code: maybe,
      message: maybe,
      delay: v.optional(whole),
      hang: ticked,
      broken: ticked,
      after: v.optional(v.picklist(afterAnswers)),
      once: ticked,
    },
    async ({ operation: operationId, status_code: statusCode, ...rest }, world) => {
      if (operationId !== '*' && !world.operations().includes(operationId))
        throw new Refused(400, `${operationId}: 없는 호출입니다.`);
      const fault: Fault = { operationId, ...present({ statusCode, ...rest }) };
      await world.faults.set(fault);
      return { said: `${operationId}: ${saidOf(fault)}`, data: fault };
    },
  ),

  'clear-fault': action({ operation: maybe }, async ({ operation }, { faults }) => {
    await faults.clear(operation);
    return { said: operation ? `${operation} 오류를 껐습니다.` : '모든 호출 오류를 껐습니다.' };
  }),

  'remote-fault': action(
    { app: v.picklist(appNames), kind: v.picklist(['none', ...kinds]) },
    async ({ app, kind }, { remoteFaults }) => {
      if (kind === 'none') remoteFaults.delete(app);
      else remoteFaults.set(app, kind);
      return { said: `${app}: ${kind}`, data: Object.fromEntries(remoteFaults) };
    },
  ),
};

/** Returns the parts that are set, because an absent part of a fault has no effect. */
const present = <Of extends object>(parts: Of) =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== false),
  ) as { [Name in keyof Of]?: Exclude<Of[Name], undefined | false> };

/** Describes a fault in one line: `409 · 5011 · 2000ms · 한 번`. */
export const saidOf = (fault: Fault): string =>
  [
    fault.status,
    fault.statusCode,
    fault.code,
    fault.delay === undefined ? undefined : `${fault.delay}ms`,
    fault.hang ? '응답 없음' : undefined,
    fault.broken ? '깨진 응답' : undefined,
    fault.after && afterNames[fault.after],
    fault.once ? '한 번' : '계속',
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
