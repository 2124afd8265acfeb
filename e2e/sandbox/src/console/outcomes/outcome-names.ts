import { outcomes as photoOutcomes } from '../../bridge/page/outcome';
import {
  bridgeCalls,
  type PhoneChoice,
  phoneChoiceName,
  phoneChoices,
  phoneNames,
} from '../../bridge/page/phone-choices';
import { type Outcomes, outcomeChoices } from '../../outcomes';

/** Name of a setting that can be chosen in advance. */
export type Chosen = keyof Outcomes;
export const allChosen = Object.keys(outcomeChoices) as Chosen[];
/** External systems whose outcome can be chosen. */
export const neighbours = ['card', 'identity', 'photo'] as const satisfies readonly Chosen[];
export const phoneParts = [
  'insets',
  'font',
  'keyboard',
  'handles',
  'windows',
] as const satisfies readonly Chosen[];
export const appAnswers: readonly Chosen[] = bridgeCalls;

export const chosenName: Readonly<Record<Chosen, string>> = {
  ...phoneNames,
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

export const outcomeName = (of: Chosen, choice: string): string => {
  if (isOfPhone(of)) return phoneChoiceName(of, choice);
  if (of === 'photo' && choice !== 'ask') return photoName(choice);
  return names[choice] ?? choice;
};

const isOfPhone = (of: Chosen): of is PhoneChoice => Object.hasOwn(phoneChoices, of);

const photoName = (choice: string): string =>
  new Map<string, string>(Object.entries(photoOutcomes)).get(choice)?.split(' · ')[0] ?? choice;

/** Returns true if the value is the default. */
export const isUsual = (of: Chosen, choice: string): boolean => outcomeChoices[of][0] === choice;

/** Returns the changed settings for the line at the top: `카드 결제 실패`. */
export const chosenNames = (outcomes: Outcomes): string[] =>
  allChosen
    .filter((of) => !isUsual(of, outcomes[of]))
    .map((of) => `${chosenName[of]} ${outcomeName(of, outcomes[of])}`);
