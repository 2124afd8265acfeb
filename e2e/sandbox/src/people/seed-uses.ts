import { attachmentConfirms, type DocumentKind } from '@shared/domain/attachment';
import { addDays, type PlainDate } from '@shared/domain/calendar';
import { documentCodes } from '../backend/documents';
import { products } from './catalogue';
import type { SeedSubscription } from './people';

export const documentRows = ({ id, documents = {} }: SeedSubscription) =>
  (Object.keys(documents) as DocumentKind[]).map((kind) => {
    const seen = documents[kind] ?? 'unchecked';
    return {
      subscription_id: id,
      kind: documentCodes[kind],
      url: `/sandbox/documents/${kind}.png`,
      confirm: attachmentConfirms.codeOf(seen),
      reason: seen === 'retake' ? '사진이 흐려요. 다시 촬영해 주세요.' : null,
    };
  });

const CENTRE = { id: 'A001', slug: '한강-강남' };

export const confirmRows = ({ id, uses = [] }: SeedSubscription, today: PlainDate) =>
  uses.flatMap(({ claim, daysAgo }) =>
    claim === undefined
      ? []
      : [
          {
            id: confirmId(id),
            subscription_id: id,
            approved_on: addDays(today, -daysAgo),
            price_with_vat: claim,
            agent_id: CENTRE.id,
          },
        ],
  );

export const useRows = ({ id, uses = [] }: SeedSubscription, today: PlainDate) =>
  uses.map(({ product, units, daysAgo, claim }) => ({
    subscription_id: id,
    product_id: product,
    unit: units,
    used_on: addDays(today, -daysAgo),
    agent_slug: CENTRE.slug,
    worth: (products.find((one) => one.id === product)?.worth ?? 0) * units,
    confirm_id: claim === undefined ? null : confirmId(id),
  }));

const confirmId = (subscriptionId: string): string => `C${subscriptionId.slice(1)}`;
