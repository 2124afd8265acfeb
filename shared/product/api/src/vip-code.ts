import { isStackable, type VipCode } from '@shared/domain/bill';
import { parseDiscount } from '@shared/domain/discount';
import { failureOf } from '@shared/failure';
import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { rate } from './promotion-shape';
import { inData, isNothing } from './read/part';
import { shownText } from './read/scalar';

/** An existing discount code. It has no cut fields, so its price is rounded down to 1 won. Source: API-017, A-26. */
export type FoundVipCode = VipCode & {
  slug: string;
  title: string;
  content: string;
  /** Sent back unchanged with the order. This app does not use it. */
  type?: string | number | undefined;
};

const promo = v.object({
  type: v.fallback(v.nullish(v.union([v.string(), v.number()]), null), null),
  type_rate: v.unknown(),
  rate,
  type_overlap: v.optional(v.unknown()),
  overlap: v.optional(v.unknown()),
  title: shownText,
  content: shownText,
});

/** Reads a discount code. A code of an unknown kind is unreadable, which differs from "no code". */
const found = v.pipe(
  promo,
  v.transform(({ type_rate, rate: off, type, type_overlap, overlap, title, content }) => {
    const discount = parseDiscount({ typeRate: type_rate, rate: off });
    // The two documents name this field differently. Source: A-64.
    const stackable = isStackable(type_overlap ?? overlap);
    return discount && { discount, stackable, title, content, ...(type !== null && { type }) };
  }),
  v.check((code) => code !== undefined, 'a kind of discount nobody knows'),
);

/** Reads the answer. Only an empty `promo` means that the code does not exist. */
const answer = inData(
  v.pipe(
    v.unknown(),
    v.check((data) => !Array.isArray(data), 'one promotion, not a list'),
    v.object({ promo: v.optional(v.unknown(), null) }),
    v.transform(({ promo: said }) => (isNothing(said) ? null : said)),
    v.nullable(found),
  ),
);

/**
 * Fetches a discount code. Returns `undefined` for an unknown code. A conflict contains the server's message. Source:
 * API-017.
 */
export async function fetchVipCode(
  call: ApiClient,
  slug: string,
  packageId: string,
): Promise<FoundVipCode | undefined> {
  try {
    const known = await call({
      method: 'GET',
      path: api`/promoLinks/showBySlug/${slug}`,
      query: { pkg_id: packageId },
      answer,
    });
    return known ? { ...known, slug } : undefined;
  } catch (thrown) {
    const failure = failureOf(thrown);
    if (failure.kind === 'unexpected' && failure.status === 404) return undefined;
    throw thrown;
  }
}
