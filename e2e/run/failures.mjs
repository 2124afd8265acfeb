const LINES = 12;

/** What failed, by name and with the first lines of why: who reads only the end of a log reads this. */
export function tellFailures(tests) {
  const failed = tests.filter(({ state }) => state === 'failed');
  if (failed.length > 0) console.log('\nfailed:');
  for (const { file, title, why = '' } of failed) {
    console.log(`  ${file} › ${title}`);
    const lines = why.split('\n').filter((line) => line.trim() !== '');
    for (const line of lines.slice(0, LINES)) console.log(`      ${line.trimEnd()}`);
  }
}
