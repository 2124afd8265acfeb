import { type Ahead, nameOf, nameWith } from '@shared/api/ask-ahead';
import type { Known } from '@shared/page/first-view/known';

/** A prefetched call and its JSON answer. */
export type Answer = readonly [call: Ahead, json: unknown];

/** Returns the data that a page start on `day` knows for an address, with the given answers. */
export const knownOf =
  (day: string, visitor: Known['visitor'] = { inApp: false }) =>
  (address: string, ...answers: readonly Answer[]): Known => {
    const { pathname: path, searchParams: query } = new URL(address, 'https://x.test');
    const answer: Known['answer'] = (asked) =>
      answers.find(([call]) => nameOf(call).includes(nameWith(asked)))?.[1];
    return { path, query, day, visitor, answer };
  };
