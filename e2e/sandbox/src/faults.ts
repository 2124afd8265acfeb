import type { Database } from '@shared/database/database';

/** What is done to a call instead of, or before, answering it. Source: SBX-005. */
export type Fault = {
  /** operationId of shared/api/openapi.yaml, or `*` for every call. */
  operationId: string;
  /** HTTP status of the refusal; without one the call is answered normally, after the delay. */
  status?: number;
  /** 5011, 5015, 5020, 5021, 5030 or 5031. Alone it comes with status 400. */
  statusCode?: number;
  /** GO_OAS or GO_SCP. */
  code?: string;
  /** The sentence in data.msg. */
  message?: string;
  /** Milliseconds before anything else happens. */
  delay?: number;
  /** No answer at all, until the caller gives up. */
  hang?: boolean;
  /** A 200 whose JSON stops in the middle. */
  broken?: boolean;
  /** The call is done, and what becomes of its answer. */
  after?: AfterAnswer;
  /** Gone after the first call it hits. */
  once?: boolean;
};

/**
 * `lost`: the connection breaks. `late`: it comes `delay` later, or 20 seconds. `unreadable`: a gateway's page in its place.
 * `double`: a gateway has sent the request twice.
 */
export const afterAnswers = ['lost', 'late', 'unreadable', 'double'] as const;
export type AfterAnswer = (typeof afterAnswers)[number];

/** Longer than anybody likes to wait, shorter than an app's patience. */
export const SLOW_MS = 20_000;

export type Faults = {
  list(): readonly Fault[];
  /** One fault a call; a second one replaces the first. */
  set(fault: Fault): Promise<void>;
  /** Without an id: all of them. */
  clear(operationId?: string): Promise<void>;
  /** The fault that hits this call, if any; a `once` fault is used up by asking. */
  take(operationId: string): Promise<Fault | undefined>;
};

export async function openFaults(database: Database): Promise<Faults> {
  const rows = await database.query<{ operation_id: string; setting: Omit<Fault, 'operationId'> }>(
    'select operation_id, setting from fault',
  );
  const faults = new Map<string, Fault>(
    rows.map((row) => [row.operation_id, { ...row.setting, operationId: row.operation_id }]),
  );

  const clear = async (operationId?: string) => {
    if (operationId === undefined) faults.clear();
    else faults.delete(operationId);
    await database.query('delete from fault where $1::text is null or operation_id = $1', [
      operationId ?? null,
    ]);
  };

  return {
    list: () => [...faults.values()],
    set: async (fault) => {
      const { operationId, ...setting } = fault;
      faults.set(operationId, fault);
      await database.query(
        `insert into fault (operation_id, setting) values ($1, $2::jsonb)
         on conflict (operation_id) do update set setting = excluded.setting`,
        [operationId, JSON.stringify(setting)],
      );
    },
    clear,
    take: async (operationId) => {
      const fault = faults.get(operationId) ?? faults.get('*');
      if (fault?.once) await clear(fault.operationId);
      return fault;
    },
  };
}
