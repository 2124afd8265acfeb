/** An address in its parts, or `undefined` for other text. `URL.canParse` is missing in older webviews. */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined; // that it is none is the answer
  }
}
