export type Param = string | number | boolean | null | readonly string[];

/** Plain SQL with `$1` parameters. Days are selected as text (`day::text`), JSON goes in as text. */
export type Queries = {
  query<Row = Record<string, unknown>>(sql: string, params?: readonly Param[]): Promise<Row[]>;
};

/** One PostgreSQL, embedded or real; the same SQL runs on both. */
export type Database = Queries & {
  /** Rolls back when `work` throws. What it answered is committed before this resolves. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Several statements, no parameters: migrations. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
};

const UNIQUE_VIOLATION = '23505';

/** Whether `error` is the database refusing a second one of something there may be only one of. */
export const isDuplicate = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION;
