import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { FIELD, FILE, type Sent, TEXT } from '../query';

type Root = Document | ShadowRoot | Element;

/** Returns all visible elements that match a query, in the order of the page. */
export function all(query: Sent): Element[] {
  const found = scopes(query.within).flatMap((scope) =>
    query.role === TEXT ? ofText(scope, query) : ofRole(scope, query),
  );
  if (query.nth === undefined) return found;
  return found.slice(query.nth, query.nth + 1);
}

/**
 * Returns the places to search. A popup makes the page behind it inert, so that page is left out. Surfaces of the app
 * lie above both.
 */
function scopes(within: Sent | undefined): Root[] {
  if (within) return all(within);
  const popup = [...document.querySelectorAll('dialog:modal')].at(-1);
  const surfaces = [...document.querySelectorAll('sandbox-native')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  );
  return [popup ?? document, ...surfaces];
}

function ofRole(scope: Root, { role, name }: Sent): Element[] {
  const matches = (element: Element) =>
    hasRole(element, role) && isShown(element) && isNamed(element, name);
  const inside = [...scope.querySelectorAll('*')].filter(matches);
  return scope instanceof Element && scope.matches('dialog') && matches(scope)
    ? [scope, ...inside]
    : inside;
}

/** Returns true if the element has the role. `field` and `file` are our own roles for inputs. */
function hasRole(element: Element, role: string): boolean {
  if (role === FIELD) return element.matches(FIELDS);
  if (role === FILE) return element.matches('input[type=file]');
  return roleOf(element) === role;
}

const FIELDS = 'textarea, input:not([type=radio], [type=checkbox], [type=file], [type=hidden])';

function roleOf(element: Element): string | null {
  if (element.localName === 'p') return element.getAttribute('role') ?? 'paragraph';
  return getRole(element);
}

function isNamed(element: Element, name: Sent['name']): boolean {
  if (name === undefined) return true;
  const real = plain(computeAccessibleName(element));
  return typeof name === 'string' ? real === name : patternOf(name).test(real);
}

/** Returns the names of the elements with that role, for error messages. */
export const namesOf = ({ role, within }: Sent): string[] =>
  all({
    role,
    ...(within && { within }),
    ...(role === TEXT && { name: { source: '.', flags: '' } }),
  })
    .map((element) => (role === TEXT ? textOf(element) : plain(computeAccessibleName(element))))
    .slice(0, 40);

function ofText(scope: Root, { name }: Sent): Element[] {
  const reads = (element: Element) => {
    const text = textOf(element);
    return typeof name === 'string' ? text.includes(name) : !!name && patternOf(name).test(text);
  };
  const matching = [...scope.querySelectorAll('*')].filter(
    (element) => !element.matches('script, style, option') && reads(element),
  );
  return matching.filter(
    (element) =>
      isSeen(element) && !matching.some((other) => other !== element && element.contains(other)),
  );
}

const patternOf = ({ source, flags }: { source: string; flags: string }) =>
  new RegExp(source, flags.replace('g', ''));

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
export const textOf = (element: Element) => plain(element.textContent ?? '');

/** Text is visible even if a screen reader gets other words for it. */
const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** The options of a closed list count as visible. */
const isShown = (element: Element) =>
  element.localName === 'option' || (isSeen(element) && !isInaccessible(element));
