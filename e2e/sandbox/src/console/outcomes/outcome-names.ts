import { outcomes as photoOutcomes } from '../../bridge/page/outcome';
import { type Outcomes, outcomeChoices } from '../../outcomes';

export type Neighbour = keyof Outcomes;
export const neighbours = Object.keys(outcomeChoices) as Neighbour[];

export const neighbourNames: Readonly<Record<Neighbour, string>> = {
  card: '카드 결제',
  identity: '본인인증',
  photo: '촬영 · 문자 인식',
};

const names: Readonly<Record<string, string>> = {
  ask: '그때 고르기',
  success: '성공',
  failure: '실패',
  cancelled: '취소',
  slow: '느린 응답 (8초)',
  twice: '두 번 돌아오기',
};

export const outcomeName = (of: Neighbour, choice: string): string =>
  (of === 'photo' && choice !== 'ask'
    ? new Map<string, string>(Object.entries(photoOutcomes)).get(choice)?.split(' · ')[0]
    : names[choice]) ?? choice;

/** What is not asked, for the line at the top: `카드 결제 실패`. */
export const chosenNames = (outcomes: Outcomes): string[] =>
  neighbours
    .filter((of) => outcomes[of] !== 'ask')
    .map((of) => `${neighbourNames[of]} ${outcomeName(of, outcomes[of])}`);
