import { isStackable, type VipCode } from '@shared/domain/bill';
import { parseDiscount } from '@shared/domain/discount';
import * as v from 'valibot';
import { api } from './address';
import type { ApiClient } from './client';
import { failureOf } from './failure';
import { rate } from './promotion-shape';
import { inData, maybe } from './read/part';
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

const answer = v.pipe(
  inData(v.object({ promo: maybe(promo) })),
  v.transform(({ promo: from }): Omit<FoundVipCode, 'slug'> | undefined => {
    const discount = from && parseDiscount({ typeRate: from.type_rate, rate: from.rate });
    if (!from || !discount) return undefined;
    // The two documents name it differently. Source: A-64.
    const stackable = isStackable(from.type_overlap ?? from.overlap);
    const { type, title, content } = from;
    return { discount, stackable, title, content, ...(type !== null && { type }) };
  }),
);

/** `undefined` for a code nobody knows. A conflict carries the server's sentence. Source: API-017. */
export async function fetchVipCode(
  call: ApiClient,
  slug: string,
  packageId: string,
): Promise<FoundVipCode | undefined> {
  try {
    const found = await call({
      method: 'GET',
      path: api`/promoLinks/showBySlug/${slug}`,
      query: { pkg_id: packageId },
      answer,
    });
    return found && { ...found, slug };
  } catch (thrown) {
    const failure = failureOf(thrown);
    if (failure.kind === 'unexpected' && failure.status === 404) return undefined;
    throw thrown;
  }
}
