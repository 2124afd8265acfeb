import type { Sent } from '../query';
import { all, namesOf, textOf } from './find';
import { layoutFaults, rest } from './layout';
import { popupFaults } from './popup';
import { arrived, reach } from './reach';

/** Functions that look at a page. The code is the same in every engine. */
export const eyes = {
  reach,
  arrived,
  popupFaults,
  layoutFaults,
  rest,
  names: namesOf,
  count: (query: Sent) => all(query).length,
  texts: (query: Sent) => all(query).map(textOf),
  values: (query: Sent) => all(query).map((field) => Reflect.get(field, 'value') as unknown),
  checked: (query: Sent) =>
    all(query).map(
      (choice) =>
        Reflect.get(choice, 'checked') === true || choice.getAttribute('aria-checked') === 'true',
    ),
  first: (query: Sent) => all(query)[0] ?? null,
};
export type Eyes = typeof eyes;

Reflect.set(window, '__eyes', eyes);
