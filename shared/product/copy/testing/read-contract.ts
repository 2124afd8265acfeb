/** One part of a saved contract, as a reader sees it. */
export type Part = { rows: Record<string, string>; text: string; blanks: readonly string[] };

/** Returns the parts of a saved contract by heading. */
export function readContract(html: string): Record<string, Part> {
  const sections = html.split('<section>').slice(1);
  return Object.fromEntries(sections.map((section) => [headingOf(section), partOf(section)]));
}

const headingOf = (section: string): string => /<h2>(.*)<\/h2>/.exec(section)?.[1] ?? '';

function partOf(section: string): Part {
  const rows = section.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g);
  const blanks = section.matchAll(/<span>(.*?)<\/span><i>/g);
  return {
    rows: Object.fromEntries([...rows].map(([, label, value]) => [label, value])),
    text: section.replaceAll(/<[^>]*>/g, '\n'),
    blanks: [...blanks].map(([, label = '']) => label),
  };
}
