export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const formatted = (digits: number, unit: number) => (value: number) =>
  Number.isFinite(value) ? (value / unit).toFixed(digits) : '-';
export const times = formatted(2, 1);
export const kB = formatted(1, 1000);
