/** The stages of a run, each with its seconds. */
export function startStages() {
  const took = [];
  return {
    /** Does `work` under a heading and answers what it answers. */
    stage: async (name, work) => {
      console.log(`\n── ${name}`);
      const start = Date.now();
      const answered = await work();
      const seconds = (Date.now() - start) / 1000;
      took.push([name, seconds]);
      console.log(`── ${name}: ${seconds.toFixed(1)} s`);
      return answered;
    },
    tell: () => {
      console.log('\nseconds by stage:');
      for (const [name, seconds] of took)
        console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    },
  };
}

/** The one closing line: what a person and a pipeline read. */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
