/** Formats rows as a Markdown table that also reads well in a terminal. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

export const ms = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value)) : '-';
export const times = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '-');
export const kB = (bytes: number): string =>
  Number.isFinite(bytes) ? (bytes / 1000).toFixed(1) : '-';
