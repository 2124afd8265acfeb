import type { Subscription } from '@shared/api/subscription';
import { addDays } from '@shared/domain/calendar';
import type { WhyNoExtension } from '@shared/domain/extension';
import { formatDay } from '@shared/domain/format';

type Told = Pick<Subscription, 'state' | 'request' | 'stopsOn'>;

/** Shown when the vehicle may not have the package of its membership any more. Source: A-98. */
export const unfitText = {
  other:
    '이 차량은 지금 멤버십으로 연장할 수 없어요. 가입할 수 있는 다른 멤버십으로 연장해 주세요.',
  none: '이 차량이 가입할 수 있는 멤버십이 없어 연장할 수 없어요. 지금 멤버십은 만료일까지 이용할 수 있어요.',
} as const;

/**
 * Reasons why no extension is offered. A membership that is not active has other messages. Source: EXT-003…005, A-29.
 */
export const whyNoExtension: Record<
  WhyNoExtension,
  (subscription: Told, windowDays: number) => string | undefined
> = {
  'not-active': () => undefined,
  'outside-window': ({ stopsOn }, windowDays) =>
    stopsOn &&
    `연장은 만료 ${windowDays}일 전인 ${formatDay(addDays(stopsOn, -windowDays))}부터 만료일까지 신청할 수 있어요.`,
  'already-extended': () =>
    '연장 신청을 이미 받았어요. 진행 상태는 연장 멤버십에서 확인할 수 있어요.',
  // The card of a cancellation shows the expected refund instead.
  'revoke-under-way': () => undefined,
};
