import type { CardType } from '@shared/domain/subscription-codes';

/** Shown for an amount that the server did not send or that is unreadable. It is never shown as 0. Source: A-82. */
export const PRICE_UNKNOWN = '금액을 확인하지 못했어요';

export const cardLabel: Record<CardType, string> = { personal: '개인카드', company: '법인카드' };
