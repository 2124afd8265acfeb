import type { Database, Queries } from '@shared/database/database';
import type { Clock } from './clock';

/** One call of the backend, without secrets and with masked personal data. */
export type LoggedRequest = {
  number: number;
  at: string;
  method: string;
  path: string;
  operationId: string | undefined;
  status: number;
  milliseconds: number;
  personKey: string | undefined;
  fault: boolean;
  drift: string | undefined;
  /** Masked query and body of the request, and masked body of the answer. Long texts are cut. */
  asked: string;
  answered: string;
};

const KEPT = 500;

export type RequestLog = ReturnType<typeof openRequestLog>;

export function openRequestLog() {
  let requests: LoggedRequest[] = [];
  let count = 0;
  return {
    list: (): readonly LoggedRequest[] => requests,
    add: (request: Omit<LoggedRequest, 'number'>) => {
      count += 1;
      requests = [{ number: count, ...request }, ...requests].slice(0, KEPT);
    },
    clear: () => {
      requests = [];
    },
  };
}

export type SandboxEvent = { id: string; at: string; kind: string; subject: string; said: string };

/** Stores an event in the transaction of the change, so that both succeed or fail together. */
export const record = (
  tx: Queries,
  { clock }: { clock: Pick<Clock, 'now'> },
  event: { kind: string; subject: string; said: string },
) =>
  tx.query('insert into event (at, kind, subject, said) values ($1, $2, $3, $4)', [
    clock.now().toISOString(),
    event.kind,
    event.subject,
    event.said,
  ]);

export const eventsOf = (database: Database, limit: number): Promise<SandboxEvent[]> =>
  database.query<SandboxEvent>(
    `select id::text as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
       kind, subject, said
     from event order by event.id desc limit $1`,
    [limit],
  );
