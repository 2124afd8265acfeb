import type { Subscription } from '@shared/api/subscription';
import { addDays } from '@shared/domain/calendar';
import type { WhyNoExtension } from '@shared/domain/extension';
import { formatDay } from '@shared/domain/format';
import { revokeBadge } from '@shared/domain/subscription';

type Told = Pick<Subscription, 'state' | 'request' | 'stopsOn'>;

/** Why no extension is offered. A membership that is not running has other things to say. Source: EXT-003…005, A-29. */
export const whyNoExtension: Record<
  WhyNoExtension,
  (subscription: Told, windowDays: number) => string | undefined
> = {
  'not-active': () => undefined,
  'outside-window': ({ stopsOn }, windowDays) =>
    stopsOn &&
    `연장은 만료 ${windowDays}일 전인 ${formatDay(addDays(stopsOn, -windowDays))}부터 만료일까지 신청할 수 있어요.`,
  'already-extended': () => '연장 신청을 이미 받았어요. 이용 기간이 끝나면 이어서 시작돼요.',
  // Once it is through there is nothing left to take back.
  'revoke-under-way': (subscription) =>
    revokeBadge(subscription) === 1
      ? '해지 신청 중에는 연장할 수 없어요. 연장하려면 해지 신청을 먼저 취소해 주세요.'
      : undefined,
};
