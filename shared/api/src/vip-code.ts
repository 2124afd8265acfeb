import { isStackable, type VipCode } from '@shared/domain/bill';
import { parseDiscount } from '@shared/domain/discount';
import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { failureOf } from './failure';
import { rate } from './promotion-shape';
import { inData, isNothing } from './read/part';
import { shownText } from './read/scalar';

/** A discount code that exists. It has no cut fields, so it is floored to 1 won. Source: API-017, A-26. */
export type FoundVipCode = VipCode & {
  slug: string;
  title: string;
  content: string;
  /** Kept as it came and sent back with the order; nothing here follows from it. */
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

/** A code of a kind nobody knows cannot be read: that is not the same as no code. */
const found = v.pipe(
  promo,
  v.transform(({ type_rate, rate: off, type, type_overlap, overlap, title, content }) => {
    const discount = parseDiscount({ typeRate: type_rate, rate: off });
    // The two documents name it differently. Source: A-64.
    const stackable = isStackable(type_overlap ?? overlap);
    return discount && { discount, stackable, title, content, ...(type !== null && { type }) };
  }),
  v.check((code) => code !== undefined, 'a kind of discount nobody knows'),
);

/** Only an answer that says nothing of a promotion says that there is none. */
const answer = inData(
  v.pipe(
    v.unknown(),
    v.check((data) => !Array.isArray(data), 'one promotion, not a list'),
    v.object({ promo: v.optional(v.unknown(), null) }),
    v.transform(({ promo: said }) => (isNothing(said) ? null : said)),
    v.nullable(found),
  ),
);

/** `undefined` for an unknown code. A conflict carries the server's sentence. Source: API-017. */
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
