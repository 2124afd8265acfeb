const LINES = 12;

/** Prints failed tests with the first lines of the reason, at the end of the log. */
export function tellFailures(tests) {
  const failed = tests.filter(({ state }) => state === 'failed');
  if (failed.length > 0) console.log('\nfailed:');
  for (const { file, title, why = '' } of failed) {
    console.log(`  ${file} › ${title}`);
    const lines = why.split('\n').filter((line) => line.trim() !== '');
    for (const line of lines.slice(0, LINES)) console.log(`      ${line.trimEnd()}`);
  }
}
