import type { Database } from '@shared/database/database';

/** A fault that is applied to a call. Source: SBX-005. */
export type Fault = {
  /** operationId of shared/product/api/openapi.yaml, or `*` for every call. */
  operationId: string;
  /** HTTP status of the error. If it is absent, the call is answered normally after the delay. */
  status?: number;
  /** 5011, 5015, 5020, 5021, 5030 or 5031. Without `status`, the answer has status 400. */
  statusCode?: number;
  code?: string;
  message?: string;
  delay?: number;
  /** True to send no answer until the caller gives up. */
  hang?: boolean;
  /** True to answer 200 with JSON that stops in the middle. */
  broken?: boolean;
  after?: AfterAnswer;
  once?: boolean;
};

/**
 * Faults of an answer whose call was handled. `lost` closes the connection. `late` waits for `delay` or 20 seconds.
 * `unreadable` sends the page of a gateway instead. `double` handles the request twice, as after a gateway's retry.
 */
export const afterNames = {
  lost: '처리 후 연결 끊김',
  late: '처리 후 늦은 응답 (20초)',
  unreadable: '처리 후 읽을 수 없는 응답',
  double: '두 번 처리',
} as const;
export type AfterAnswer = keyof typeof afterNames;
export const afterAnswers = Object.keys(afterNames) as AfterAnswer[];

/** Delay in milliseconds that is shorter than the timeout of the app. */
export const SLOW_MS = 20_000;

export type Faults = Awaited<ReturnType<typeof openFaults>>;

export async function openFaults(database: Database) {
  const rows = await database.query<{ operation_id: string; setting: Omit<Fault, 'operationId'> }>(
    'select operation_id, setting from injected_fault',
  );
  const faults = new Map<string, Fault>(
    rows.map((row) => [row.operation_id, { ...row.setting, operationId: row.operation_id }]),
  );

  const clear = async (operationId?: string) => {
    if (operationId === undefined) faults.clear();
    else faults.delete(operationId);
    await database.query('delete from injected_fault where $1::text is null or operation_id = $1', [
      operationId ?? null,
    ]);
  };

  return {
    list: (): readonly Fault[] => [...faults.values()],
    /** Sets the fault of a call and replaces an earlier one. */
    set: async (fault: Fault) => {
      const { operationId, ...setting } = fault;
      faults.set(operationId, fault);
      await database.query(
        `insert into injected_fault (operation_id, setting) values ($1, $2::jsonb)
         on conflict (operation_id) do update set setting = excluded.setting`,
        [operationId, JSON.stringify(setting)],
      );
    },
    clear,
    /** Returns the fault of this call, if there is one. A `once` fault is removed. */
    take: async (operationId: string) => {
      const fault = faults.get(operationId) ?? faults.get('*');
      if (fault?.once) await clear(fault.operationId);
      return fault;
    },
  };
}
