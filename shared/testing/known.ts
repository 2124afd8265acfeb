import { type Ahead, nameOf, nameWith } from '@shared/api/ask-ahead';
import type { Known } from '@shared/page/first-view/known';

/** A call that was sent ahead, and the JSON it was answered with. */
export type Answer = readonly [call: Ahead, json: unknown];

/** What a start on `day` knows of a visit to an address, with the answers that are here. */
export const knownOf =
  (day: string, visitor: Known['visitor'] = { inApp: false }) =>
  (address: string, ...answers: readonly Answer[]): Known => {
    const { pathname: path, searchParams: query } = new URL(address, 'https://x.test');
    const answer: Known['answer'] = (asked) =>
      answers.find(([call]) => nameOf(call).includes(nameWith(asked)))?.[1];
    return { path, query, day, visitor, answer };
  };
