import { extraNames } from '@shared/config/backend-extras';
import { clothesWords } from '../../literal/dialect';

type Choices = readonly (readonly [value: string, said: string])[];

/** Choices for the optional extensions of the backend. Source: A-76. */
export const extrasChoices: Choices = [
  ['none', '문서의 이름만 (none)'],
  ['all', '문서의 이름과 모든 추가 항목 (all)'],
  ...extraNames.map((name) => [name, name] as const),
];

/** Choices for the response variant. Source: A-82. */
export const clothesChoices: Choices = [
  ['none', '그대로'],
  ...clothesWords.map((word) => [word, word] as const),
];
