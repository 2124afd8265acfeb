/** What the camera of the phone brings this time: QA picks it, an automated journey has it picked. */
export const outcomes = {
  good: '정상 결과 · Good result',
  bad: '흐린 사진, 잘못 읽힘 · Misread',
  denied: '카메라 권한 거부 · Permission denied',
  cancelled: '취소 · Cancelled',
  silent: '응답 없음 · No answer',
  twice: '두 번 응답 · Two answers',
  late: '늦은 응답 · Late answer',
  killed: '촬영 중 페이지 종료 후 응답 · Page killed',
} as const;

export type Outcome = keyof typeof outcomes;

/** Comma-separated outcomes, one a call; the last one stays. */
const KEY = 'sandbox_native_auto';

const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomes, text);

/** The outcome an automated journey asked for, or undefined when a person is to choose. */
export function automaticOutcome(dataset: DOMStringMap): Outcome | undefined {
  const [now = '', ...later] = (localStorage.getItem(KEY) ?? dataset['auto'] ?? '').split(',');
  if (later.length > 0) localStorage.setItem(KEY, later.join(','));
  return isOutcome(now) ? now : undefined;
}
