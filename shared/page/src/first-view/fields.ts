type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input,select,textarea';

const fieldsIn = (place: ParentNode): Field[] => [...place.querySelectorAll<Field>(FIELDS)];
const named = (field: Field) =>
  `${field.type} ${field.getAttribute('aria-label')} ${field.labels?.[0]?.textContent ?? ''}`;

/**
 * What was ticked, chosen or typed in a first view, and the field somebody is in: answers how to do the same in the fields
 * that React draws in their place. A field that is not there again is left alone. `undefined` where no field is.
 */
export function keepFields(place: Element): ((root: Element) => void) | undefined {
  const fields = fieldsIn(place);
  if (fields.length === 0) return undefined;
  const names = fields.map(named); // while they are in the document: what labels them is looked for there
  let last: Field | undefined;
  place.addEventListener('focusin', ({ target }) => {
    last = fields.find((field) => field === target);
  });
  place.addEventListener('focusout', () => {
    // A field that is taken out of the page is left as well: that is no reason to forget it.
    setTimeout(() => {
      if (place.isConnected && document.activeElement !== last) last = undefined;
    });
  });
  return (root) => {
    const now = fieldsIn(root);
    const same = (field: Field) => {
      const at = fields.indexOf(field);
      const twins = names.slice(0, at).filter((name) => name === names[at]).length;
      return now.filter((one) => named(one) === names[at])[twins];
    };
    for (const field of fields) doAgain(field, same(field));
    if (last) same(last)?.focus({ preventScroll: true });
  };
}

function doAgain(before: Field, now: Field | undefined): void {
  if (!now) return;
  if ('checked' in before && 'checked' in now && /checkbox|radio/.test(before.type)) {
    if (before.checked !== before.defaultChecked && now.checked !== before.checked) now.click();
  } else if (before.value !== writtenIn(before)) {
    // As a finger does it: React hears of a value that its own setter did not write.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value') ?? {};
    set?.call(now, before.value);
    now.dispatchEvent(
      new Event(now.localName === 'select' ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/** What stood there at first. */
const writtenIn = (field: Field): string =>
  'defaultValue' in field
    ? field.defaultValue
    : ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '');
