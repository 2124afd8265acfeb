import pg from 'pg';
import { type Database, type Queries, queriesOf } from './database';

/** Opens a PostgreSQL server. @throws if the server does not answer. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // The pool replaces a connection that drops while idle. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...queriesOf(pool),
    transaction: (work) => inTransaction(pool, work),
    script: async (sql) => {
      await pool.query(sql);
    },
    close: () => pool.end(),
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(queriesOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
