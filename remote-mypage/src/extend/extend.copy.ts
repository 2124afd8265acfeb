import type { Subscription } from '@shared/api/subscription';
import { addDays } from '@shared/domain/calendar';
import type { WhyNoExtension } from '@shared/domain/extension';
import { formatDay } from '@shared/domain/format';

type Told = Pick<Subscription, 'state' | 'request' | 'stopsOn'>;

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
  'already-extended': () => '연장 신청을 이미 받았어요. 이용 기간이 끝나면 이어서 시작돼요.',
  // The card of a cancellation shows the expected refund instead.
  'revoke-under-way': () => undefined,
};
