type Choices = Readonly<Record<string, readonly string[]>>;
type Chosen<Of extends Choices> = { [Name in keyof Of]: Of[Name][number] };

/**
 * Reads a text such as `card:failure.insets:notch`. A missing or unknown choice becomes the first value of its list.
 */
export function readChoices<Of extends Choices>(choices: Of, text: string): Chosen<Of> {
  const told = new Map(text.split('.').map((part) => [part.split(':')[0], part.split(':')[1]]));
  const chosen = Object.entries(choices).map(([name, known]) => [
    name,
    known.find((choice) => choice === told.get(name)) ?? known[0],
  ]);
  return Object.fromEntries(chosen) as Chosen<Of>;
}

/** Writes only choices that differ from the first value of their list. Returns an empty text if there are none. */
export const writeChoices = (choices: Choices, chosen: Readonly<Record<string, string>>): string =>
  Object.entries(choices)
    .filter(([name, known]) => chosen[name] !== undefined && chosen[name] !== known[0])
    .map(([name]) => `${name}:${chosen[name]}`)
    .join('.');
