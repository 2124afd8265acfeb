const LINES = 12;

/** Runs the stages of a run and records the duration of each. */
export function startStages() {
  const took = [];
  return {
    /** Runs `work` under a heading and returns its result. */
    stage: async (name, work) => {
      console.log(`\n── ${name}`);
      const start = Date.now();
      const answered = await work();
      const seconds = (Date.now() - start) / 1000;
      took.push([name, seconds]);
      console.log(`── ${name}: ${seconds.toFixed(1)} s`);
      return answered;
    },
    /** Prints the duration of each stage, and which ones are in `failed`. */
    print: (failed = []) => {
      console.log('\nseconds by stage:');
      for (const [name, seconds] of took)
        console.log(
          `${seconds.toFixed(1).padStart(7)} s  ${name}${failed.includes(name) ? ': FAILED' : ''}`,
        );
    },
  };
}

/** Prints failed tests with the first lines of the reason, at the end of the log. */
export function printFailures(tests) {
  const failed = tests.filter(({ state }) => state === 'failed');
  if (failed.length > 0) console.log('\nfailed:');
  for (const { file, title, why = '' } of failed) {
    console.log(`  ${file} › ${title}`);
    const lines = why.split('\n').filter((line) => line.trim() !== '');
    for (const line of lines.slice(0, LINES)) console.log(`      ${line.trimEnd()}`);
  }
}

/** Returns the closing line for people and pipelines. */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
