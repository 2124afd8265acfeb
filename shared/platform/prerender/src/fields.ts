type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input,select,textarea';

const fieldsIn = (place: ParentNode): Field[] => [...place.querySelectorAll<Field>(FIELDS)];
const named = (field: Field) =>
  `${field.type} ${field.getAttribute('aria-label')} ${field.labels?.[0]?.textContent ?? ''}`;

/** Returns whether the customer has changed a field of the page. */
export const hasInput = (place: ParentNode): boolean => fieldsIn(place).some(isChanged);

/**
 * Remembers what the customer ticked, chose or typed in the prerendered fields, and the focused field. Returns a
 * function that repeats it in the fields that React renders, or `undefined` when there are no fields. Skips a field
 * that React does not render.
 */
export function keepFields(place: Element): ((root: Element) => void) | undefined {
  const fields = fieldsIn(place);
  if (fields.length === 0) return undefined;
  const names = fields.map(named); // read while they are in the document, because their labels are looked up there
  let last: Field | undefined;
  place.addEventListener('focusin', ({ target }) => {
    last = fields.find((field) => field === target);
  });
  place.addEventListener('focusout', () => {
    // Removing a field from the page also blurs it. The field must still be remembered then.
    setTimeout(() => {
      if (document.activeElement !== last) last = undefined;
    });
  });
  return (root) => {
    const now = fieldsIn(root);
    const same = (field: Field) => {
      const at = fields.indexOf(field);
      const twins = names.slice(0, at).filter((name) => name === names[at]).length;
      return now.filter((one) => named(one) === names[at])[twins];
    };
    for (const field of fields) if (isChanged(field)) doAgain(field, same(field));
    if (last) same(last)?.focus({ preventScroll: true });
  };
}

const isBox = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);

const isChanged = (field: Field): boolean =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== writtenIn(field);

function doAgain(before: Field, now: Field | undefined): void {
  if (!now) return;
  if (isBox(before)) {
    if (isBox(now) && now.checked !== before.checked) now.click();
  } else {
    // Sets the value like a user would. React only notices a value that its own setter did not write.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value') ?? {};
    set?.call(now, before.value);
    now.dispatchEvent(
      new Event(now.localName === 'select' ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/** Returns the initial value of the field. */
const writtenIn = (field: Field): string =>
  'defaultValue' in field
    ? field.defaultValue
    : ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '');
