import { inflateSync } from 'node:zlib';

/** Returns all characters that can be read, copied and searched in a PDF, from the maps of its fonts. */
export function readableSigns(pdf: Uint8Array): ReadonlySet<string> {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const signs = new Set<string>();
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    for (const sign of signsIn(bytes.subarray(start, end))) signs.add(sign);
  }
  return signs;
}

/** Returns the characters of a stream that maps glyphs (`beginbfrange`), or none. */
function signsIn(stream: Uint8Array): readonly string[] {
  const plain = inflated(stream);
  if (!plain.includes('beginbf')) return [];
  return [...plain.matchAll(/<([0-9a-f]{4})>/gi)].map(([, code]) =>
    String.fromCharCode(Number.parseInt(code ?? '', 16)),
  );
}

function inflated(stream: Uint8Array): string {
  try {
    return inflateSync(stream, { finishFlush: 2 }).toString('latin1');
  } catch {
    return '';
  }
}
