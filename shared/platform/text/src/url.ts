/**
 * Returns the parsed address, or `undefined` for other text. It avoids `URL.canParse`, which older webviews do not
 * have.
 */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
