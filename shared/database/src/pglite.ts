import { type Database, queriesOf, type Runner } from './database';

/** The part of PGlite that we use. */
export type EmbeddedPostgres = Runner & {
  exec(sql: string): Promise<unknown>;
  transaction<T>(work: (tx: Runner) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Wraps an embedded PostgreSQL. It has one connection, so transactions wait for each other. */
export function overPglite(embedded: EmbeddedPostgres): Database {
  return {
    ...queriesOf(embedded),
    transaction: (work) => embedded.transaction((tx) => work(queriesOf(tx))),
    script: async (sql) => {
      await embedded.exec(sql);
    },
    close: () => embedded.close(),
  };
}
