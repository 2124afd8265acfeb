/** Formats the result of one edit as a line. */
export function said({ verdict, row, file, line, was, becomes, by, said: why, seconds }) {
  const how = { killed: `by ${by}`, error: why?.split('\n')[0], hung: why }[verdict] ?? '';
  const edit = `${inOneLine(was)} → ${inOneLine(becomes)}`;
  return `${verdict.padEnd(8)} ${row.padEnd(10)} ${file}:${line ?? '?'}  ${edit}  ${how} (${seconds.toFixed(1)} s)`;
}

const inOneLine = (text) => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** Prints the killed mutants by area, and then all others. */
export function report(verdicts) {
  const areas = new Map();
  for (const one of verdicts) {
    const area = one.row.split('-')[0];
    areas.set(area, [...(areas.get(area) ?? []), one]);
  }
  console.log('');
  for (const [area, of] of [...areas].sort()) console.log(lineOf(area, of));
  const alive = verdicts.filter(({ verdict }) => verdict !== 'killed');
  if (alive.length > 0) console.log(`\n${alive.map(said).join('\n')}`);
  const seconds = verdicts.reduce((sum, one) => sum + one.seconds, 0) / verdicts.length;
  console.log(
    `\n${verdicts.length - alive.length} of ${verdicts.length} edits told by a test that cites the row; ${seconds.toFixed(1)} s each`,
  );
}

const lineOf = (area, of) => {
  const killed = of.filter(({ verdict }) => verdict === 'killed').length;
  return `${area.padEnd(8)} ${String(killed).padStart(3)} of ${of.length}`;
};
