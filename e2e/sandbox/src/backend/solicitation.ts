import type { Queries } from '@shared/database/database';
import { paymentTerms, solicitationTerms, withAnswers } from '@shared/domain/required-terms';
import { areRequiredTicked, lacksChannel } from '@shared/domain/terms-checks';
import { addresses } from '../addresses';
import { record } from '../log';
import type { World } from '../world';
import { type Agreed, agreedIn, type Handler, param } from './call';
import { conflict, notFound, Refused } from './refusal';
import { hashOf, newHash, newSecret } from './secret';
import { type SolicitationRow, solicitationRow } from './solicitation-rows';
import { openOnVehicle } from './subscription-rows';
import { after } from './tokens';

const ENC_DATA_SEC = 600;

/**
 * Returns the link for its hash. No sign-in is needed, because 128 bits are too many to guess. Source: API-035,
 * SEC-010, SOLIC-007.
 */
export const getSolicitation: Handler = async (call, { database }) => {
  const row = await found(database, param(call, 'hash'));
  const { offer } = row;
  const [dealer] = await database.query<{ options: object }>(
    'select options from dealer where id = $1',
    [offer.dealerId],
  );
  return {
    data: {
      hash: row.hash,
      state: row.state,
      name: row.name,
      options: {
        type: row.personId === null ? 'nonmember' : 'member',
        selfAuth: row.isIdentified,
        vehicle: { num_id: offer.vin, num_reg: offer.plate, model: offer.model },
        pkg: { id: offer.packageId, title: offer.packageTitle, group: offer.group },
        subsc: { payments: { card_type: offer.cardType, price_payment: offer.price } },
        dealer: { id: offer.dealerId, title: offer.dealerTitle, options: dealer?.options ?? null },
        path: { user_id: row.personId },
      },
    },
  };
};

/**
 * Stores the agreed terms. Once staff request the payment, the same call takes the payment terms. Source: API-036,
 *
 */
export const applySolicitation: Handler = async (call, world) => {
  const hash = param(call, 'hash');
  const said = agreedIn(call);
  return world.database.transaction(async (tx) => {
    const row = await solicitationRow(tx, hash, true);
    if (row === undefined) throw unknownLink();
    if (row.state === 10) return agree(tx, world, row, said);
    if (row.state === 50) return pay(tx, world, row, said);
    throw conflict('이미 처리된 가입 요청입니다.');
  });
};

async function agree(tx: Queries, world: World, row: SolicitationRow, said: Agreed) {
  const { terms, versions } = said;
  if (row.personId === null && !row.isIdentified)
    throw new Refused(400, '본인인증을 진행해 주세요.');
  const list = withAnswers(solicitationTerms(row.offer.group === 'POWER TRAIN'), terms);
  if (!areRequiredTicked(list) || lacksChannel(list))
    throw new Refused(400, '필수 약관에 동의해 주세요.');
  await tx.query(
    `update solicitation set state = 20, terms = $2::jsonb, term_versions = $3::jsonb
     where hash = $1`,
    [row.hash, JSON.stringify(terms), JSON.stringify(versions)],
  );
  await record(tx, world, { kind: 'solicitation-agreed', subject: row.hash, said: row.name });
  return { data: { redirect: null } };
}

async function pay(tx: Queries, { clock }: World, row: SolicitationRow, said: Agreed) {
  const { terms, versions } = said;
  const list = withAnswers(paymentTerms(false), terms);
  if (!areRequiredTicked(list)) throw new Refused(400, '필수 약관에 동의해 주세요.');
  if (await openOnVehicle(tx, row.offer.vin)) throw conflict('이미 가입된 차량입니다.');
  const paymentId = (await waitingPayment(tx, row)) ?? newHash();
  const agreedVersions = { ...row.termVersions, ...versions };
  await tx.query('update solicitation set term_versions = $2::jsonb where hash = $1', [
    row.hash,
    JSON.stringify(agreedVersions),
  ]);
  const { offer } = row;
  const details = {
    price_pkg: offer.list,
    promo: null,
    promo_code: null,
    card_type: offer.cardType,
    terms: { ...row.terms, ...terms },
    terms_version: agreedVersions,
    termsPre: { insurance: offer.group === 'POWER TRAIN' },
    step: 3,
  };
  await tx.query(
    `insert into payment (id, solicitation_hash, state, amount, created_at, details, sent)
     values ($1, $2, -40, $3, $4, $5::jsonb, $6::jsonb)
     on conflict (id) do update set state = -40, created_at = excluded.created_at,
       details = excluded.details, sent = excluded.sent`,
    [
      paymentId,
      row.hash,
      offer.price,
      clock.now().toISOString(),
      JSON.stringify(details),
      JSON.stringify(terms),
    ],
  );
  return { data: { redirect: `${addresses.cardPage}${paymentId}` } };
}

/** Returns the open payment of a link, so that repeated calls create only one. */
async function waitingPayment(tx: Queries, { hash }: SolicitationRow): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'select id from payment where solicitation_hash = $1 and state <> 50',
    [hash],
  );
  return row?.id;
}

/**
 * Returns the data that the app posts to the identity service. Only this backend can find the link from it. Source:
 * API-037, A-50.
 */
export const getEncData: Handler = async (call, { database, clock }) => {
  const { hash } = await found(database, call.query['hash'] ?? '');
  const encData = newSecret();
  await database.query(
    'insert into identity_check (enc_data_hash, solicitation_hash, expires_at) values ($1, $2, $3)',
    [hashOf(encData), hash, after(clock.now(), ENC_DATA_SEC)],
  );
  return { encData };
};

async function found(queries: Queries, hash: string): Promise<SolicitationRow> {
  const row = await solicitationRow(queries, hash);
  if (row === undefined) throw unknownLink();
  return row;
}

const unknownLink = () => notFound('유효하지 않은 가입 요청입니다. 판매사에 문의해 주세요.');
