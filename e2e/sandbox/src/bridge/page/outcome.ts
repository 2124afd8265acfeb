/** Outcomes of the phone's camera. QA selects one in the camera, or in advance in the console. */
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

const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomes, text);

/** Returns the outcome that was chosen in the console, or undefined if a person selects it. */
export const automaticOutcome = ({ auto = '' }: DOMStringMap): Outcome | undefined =>
  isOutcome(auto) ? auto : undefined;
