import type { Page } from 'playwright/test';

/** Kinds of elements, in the order of `body *`, and what only the page as a whole shows. */
export type Kinds = { ofElements: string[]; ofPage: string[] };

/**
 * The kind of every element on the page: its tag, class, state and names of attributes, whether it says something, and the
 * kind it stands in and after, whether what it refers to is there. Of the page: each heading with the one before it,
 * landmarks with how many there are, ids that stand twice. Other words and amounts make no other kind.
 */
export const kindsOf = (page: Page): Promise<Kinds> => page.evaluate(kindsInPage);

function kindsInPage(): Kinds {
  const states =
    /^(?:role|type|class|style|lang|tabindex|aria-(?:hidden|expanded|selected|checked|disabled|invalid|current|live|modal|level|pressed|busy))$/;
  const references = /^(?:for|aria-(?:labelledby|describedby|controls|owns))$/;
  const leads = (value: string) =>
    value.split(/\s+/).every((id) => document.getElementById(id) !== null);
  const kind = (element: Element | null): string => {
    if (element === null) return '';
    const attributes = [...element.attributes].map(({ name, value }) =>
      states.test(name)
        ? `${name}=${value.replaceAll(/[\d.]+/g, '0')}`
        : value === ''
          ? `${name}=`
          : references.test(name) && !leads(value)
            ? `${name} leads nowhere`
            : name,
    );
    const says = (element.textContent ?? '').trim() === '' ? '' : '…';
    return [element.tagName, ...attributes.toSorted(), says].join(' ');
  };
  const all = [...document.body.querySelectorAll('*')];
  const ofElements = all.map((element) =>
    [
      kind(element.parentElement),
      element.previousElementSibling?.tagName ?? '',
      kind(element),
    ].join(' > '),
  );
  const headings = all.filter((element) => /^H\d$/.test(element.tagName));
  const orders = headings.map(
    (one, index) => `${headings[index - 1]?.tagName} then ${one.tagName}`,
  );
  const landmarks = all
    .filter((element) => /^(?:MAIN|HEADER|FOOTER|NAV|ASIDE|FORM)$/.test(element.tagName))
    .map(({ tagName }) => tagName)
    .toSorted()
    .join(' ');
  const ids = all.map(({ id }) => id).filter(Boolean);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`);
  return { ofElements, ofPage: [...new Set([...orders, landmarks, ...twice])] };
}

export const NEW_KIND = 'data-new-kind';

/** Marks these elements of `body *`, and no others. */
export const markKinds = (page: Page, indices: readonly number[]): Promise<void> =>
  page.evaluate(
    ([attribute, marked]) => {
      for (const one of document.querySelectorAll(`[${attribute}]`)) one.removeAttribute(attribute);
      const all = document.body.querySelectorAll('*');
      for (const index of marked) all[index]?.setAttribute(attribute, '');
    },
    [NEW_KIND, indices] as const,
  );
