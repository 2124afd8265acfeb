import type { Person } from '../../backend/person';
import type { SubscriptionCard } from '../../services/subscription-card';
import { stateText, stateTexts } from '../applications/StateTag';

/** A person with their memberships, for the list and the search. */
export type Found = { person: Person; subscriptions: readonly SubscriptionCard[] };
export type PeopleSearch = { words: string; state: string | undefined };

const NOTHING = '가입 전';

export const held = (
  people: readonly Person[],
  subscriptions: readonly SubscriptionCard[],
): Found[] =>
  people.map((person) => ({
    person,
    subscriptions: subscriptions.filter((it) => it.person.key === person.key),
  }));

const statesOf = ({ subscriptions }: Found): string[] =>
  subscriptions.length === 0 ? [NOTHING] : subscriptions.map(stateText);

/** Returns the states that occur now, with the number of people in each. Actions of staff change them. */
export const statesAmong = (everybody: readonly Found[]): [state: string, people: number][] =>
  [NOTHING, ...stateTexts].flatMap((state): [string, number][] => {
    const count = everybody.filter((one) => statesOf(one).includes(state)).length;
    return count === 0 ? [] : [[state, count]];
  });

/** Returns the people in that state who match all words. */
export function foundPeople(everybody: readonly Found[], { words, state }: PeopleSearch): Found[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return everybody.filter((one) => {
    const text = textOf(one).toLowerCase();
    return (
      (state === undefined || statesOf(one).includes(state)) &&
      wanted.every((word) => text.includes(word))
    );
  });
}

const textOf = (one: Found): string =>
  [
    one.person.name,
    one.person.key,
    one.person.scenario,
    ...one.person.screens.map(({ label }) => label),
    ...one.subscriptions.flatMap(({ id, title, group, plate }) => [id, title, group, plate ?? '']),
    ...statesOf(one),
  ].join(' ');
