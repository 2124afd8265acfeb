import type { Page } from 'playwright/test';

/**
 * Every kind of element on the page once: its tag, class, state and names of attributes, whether it says something, and the
 * kind it stands in and after, whether what it refers to is there; headings also with the one before them, landmarks with
 * how many there are, ids that stand twice. Other words and amounts make no other kind.
 */
export const kindsOf = (page: Page): Promise<string[]> => page.evaluate(kindsInPage);

function kindsInPage(): string[] {
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
  const elements = all.map((element) =>
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
  return [...new Set([...elements, ...orders, landmarks, ...twice])];
}
