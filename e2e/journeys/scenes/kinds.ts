import type { Page } from 'playwright/test';

/** Kinds of elements, in the order of `body *`, and properties of the page as a whole. */
export type Kinds = { ofElements: string[]; ofPage: string[] };

/**
 * Returns the kind of every element: its tag, class, state and attribute names, whether it has text, the kinds of its
 * parent and previous sibling, and whether the elements that it refers to exist. For the page it returns each heading
 * with the previous one, the number of each landmark, and duplicate ids. Other texts and amounts do not change a kind.
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

/** Marks these elements of `body *` and removes all other marks. */
export const markKinds = (page: Page, indices: readonly number[]): Promise<void> =>
  page.evaluate(
    ([attribute, marked]) => {
      for (const one of document.querySelectorAll(`[${attribute}]`)) one.removeAttribute(attribute);
      const all = document.body.querySelectorAll('*');
      for (const index of marked) all[index]?.setAttribute(attribute, '');
    },
    [NEW_KIND, indices] as const,
  );
