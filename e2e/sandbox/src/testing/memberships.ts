import { dataOf } from './orders';
import type { Answer, Caller } from './sandbox-under-test';

const reason = { revoke_reason_key: 2, revoke_reason_text: '비용 부담', revoke_reason_write: null };

export const read = async (caller: Caller, id: string) => dataOf(await caller.get(`/subscs/${id}`));

export const refundOn = async (caller: Caller, id: string, day: string): Promise<Answer['body']> =>
  (await caller.get(`/subscs/getRefundPrice/${id}?revoke_date=${day}&type=app`)).body;

export const cancel = (caller: Caller, id: string): Promise<Answer> =>
  caller.put(`/subscs/${id}`, { state_req: -20, app_options: reason });
