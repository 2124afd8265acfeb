import type { Queries } from '@shared/database/database';

/** The offer of a dealer, stored as it was when the dealer created the link. */
export type Offer = {
  packageId: string;
  packageTitle: string;
  group: string;
  vin: string;
  plate: string | null;
  model: string;
  categoryId: string | null;
  registeredOn: string | null;
  dealerId: string;
  dealerTitle: string;
  cardType: 10 | 20;
  list: number;
  price: number;
};

export type SolicitationRow = {
  hash: string;
  state: number | null;
  name: string;
  personId: string | null;
  isIdentified: boolean;
  offer: Offer;
  terms: Record<string, boolean> | null;
  termVersions: Record<string, string> | null;
};

const select = `select hash, state, name, person_id as "personId", is_identified as "isIdentified",
  offer, terms, term_versions as "termVersions" from solicitation`;

export async function solicitationRow(
  queries: Queries,
  hash: string,
  lock = false,
): Promise<SolicitationRow | undefined> {
  const [row] = await queries.query<SolicitationRow>(
    `${select} where hash = $1 ${lock ? 'for update' : ''}`,
    [hash],
  );
  return row;
}

export const solicitationRows = (queries: Queries): Promise<SolicitationRow[]> =>
  queries.query<SolicitationRow>(`${select} order by created_at desc, hash`);
