export type Param = string | number | boolean | null | readonly string[];

/** Runs SQL with `$1` parameters. Select days as text (`day::text`), and pass JSON as text. */
export type Queries = {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly Param[]): Promise<Row[]>;
};

/** A PostgreSQL database, embedded or on a server. The same SQL runs on both. */
export type Database = Queries & {
  /** Runs `work` in a transaction and rolls back if it throws. The transaction is committed before this resolves. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Runs several statements without parameters, for migrations. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
};

export type Runner = { query(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }> };

export const queriesOf = (runner: Runner): Queries => ({
  query: async <Row>(sql: string, params: readonly Param[] = []) =>
    (await runner.query(sql, [...params])).rows as Row[],
});

const UNIQUE_VIOLATION = '23505';

/** Returns whether `error` is a violation of a unique constraint. */
export const isDuplicate = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION;
