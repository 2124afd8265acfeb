import type { Queries } from '@shared/database/database';

/** A customer. An id is null if the customer has no such account. */
export type Person = {
  id: string;
  key: string;
  name: string;
  email: string;
  mobile: string;
  vtgId: string | null;
  vtgNo: string | null;
  plusId: string | null;
  plusNo: string | null;
  isTest: boolean;
  scenario: string;
  screens: readonly { label: string; path: string }[];
};

const columns = `person.id, person.key, person.name, person.email, person.mobile,
  person.vtg_id as "vtgId", person.vtg_no as "vtgNo", person.plus_id as "plusId",
  person.plus_no as "plusNo", person.is_test as "isTest", person.scenario, person.screens`;

/** Lists all people. `scenario` says what one demonstrates, `screens` have the person's ids. */
export const everybody = (queries: Queries): Promise<Person[]> =>
  queries.query<Person>(`select ${columns} from person order by position`);

/** Returns the person with that value. There is at most one, because each of these columns is unique. */
export async function personBy(
  queries: Queries,
  column: 'id' | 'key' | 'email',
  value: string,
): Promise<Person | undefined> {
  const [row] = await queries.query<Person>(
    `select ${columns} from person where person.${column} = $1`,
    [value],
  );
  return row;
}

export async function personOfSecret(
  queries: Queries,
  table: 'account_session' | 'account_ticket',
  secretHash: string,
  now: Date,
): Promise<Person | undefined> {
  const [row] = await queries.query<Person>(
    `select ${columns} from ${table} join person on person.id = person_id
     where secret_hash = $1 and expires_at > $2`,
    [secretHash, now.toISOString()],
  );
  return row;
}
