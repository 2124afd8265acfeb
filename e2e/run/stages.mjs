import { cpus } from 'node:os';

/** Runs the stages of a run and records the duration and the processor use of each. */
export function startStages() {
  const took = [];
  return {
    /** Runs `work` under a heading and returns its result. */
    stage: async (name, work) => {
      console.log(`\n── ${name}`);
      const start = Date.now();
      const before = coreTimes();
      const answered = await work();
      const seconds = (Date.now() - start) / 1000;
      took.push([name, seconds, busyShare(before, coreTimes())]);
      console.log(`── ${name}: ${seconds.toFixed(1)} s`);
      return answered;
    },
    tell: () => {
      console.log('\nseconds by stage:');
      for (const [name, seconds, busy] of took)
        console.log(
          `${seconds.toFixed(1).padStart(7)} s  ${name} (cores ${Math.round(busy * 100)} % busy)`,
        );
    },
  };
}

/** Returns idle and total milliseconds of all cores since the machine started. */
function coreTimes() {
  const times = cpus().map(({ times }) => times);
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}

/** Returns the busy share, from 0 to 1. */
const busyShare = (before, after) =>
  after.all === before.all ? 0 : 1 - (after.idle - before.idle) / (after.all - before.all);

/** Prints the closing line for people and pipelines. */
export const closingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
