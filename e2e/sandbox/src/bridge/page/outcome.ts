/** Outcomes of the phone's camera. QA selects one, or an automated journey sets it in advance. */
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

/** Storage key for comma-separated outcomes. Each call uses one, and the last one repeats. */
const KEY = 'sandbox_native_auto';

const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomes, text);

/** Returns the outcome that an automated journey set, or undefined if a person selects it. */
export function automaticOutcome(dataset: DOMStringMap): Outcome | undefined {
  const [now = '', ...later] = (localStorage.getItem(KEY) ?? dataset['auto'] ?? '').split(',');
  if (later.length > 0) localStorage.setItem(KEY, later.join(','));
  return isOutcome(now) ? now : undefined;
}
