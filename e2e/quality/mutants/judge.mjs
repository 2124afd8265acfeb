import { fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { runOf } from './citing.mjs';
import { freshCopy } from './copy.mjs';

/** Timeout that is longer than any test takes. A timeout proves nothing, because the machine may be busy. */
const LONGEST_MS = 300_000;

/** Tests all mutants, with `workers` in parallel, and reports each verdict at once. */
export async function judgeAll(mutants, citing, { workers, onVerdict }) {
  const queue = [...mutants];
  await Promise.all(
    Array.from({ length: Math.min(workers, queue.length) }, async (_, number) => {
      const copy = freshCopy(number);
      let worker = start(copy);
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const began = performance.now();
        const runs = runsFor(mutant, citing);
        const verdict =
          runs.length === 0 ? { verdict: 'no test' } : await ask(await worker, { mutant, runs });
        // A process that was killed leaves its edit in the copy.
        if (verdict.isGone) worker = start(freshCopy(number));
        onVerdict({ ...mutant, ...verdict, seconds: (performance.now() - began) / 1000 });
      }
      (await worker).kill();
    }),
  );
}

/**
 * Returns the runs for a mutant, in order of their chance to fail: tests beside the edit, tests of its package, other
 * tests, and slow tests.
 */
function runsFor({ row, file }, citing) {
  const { cheap = new Map(), slow = new Map() } = citing.get(row) ?? {};
  const near = nearness(file);
  const inTurn = [0, 1, 2].map(
    (step) => new Map([...cheap].filter(([test]) => near(test) === step)),
  );
  return [...inTurn, slow].filter((files) => files.size > 0).map(runOf);
}

const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('shared/') ? 3 : 1)
    .join('/');
const nearness = (file) => (test) => {
  if (dirname(test) === dirname(file)) return 0;
  return packageOf(test) === packageOf(file) ? 1 : 2;
};

function start(copy) {
  const worker = fork(join(import.meta.dirname, 'worker.mjs'), [copy], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, NODE_ENV: 'test' },
    execArgv: ['--max-old-space-size=3072'],
  });
  return new Promise((ready) => worker.once('message', () => ready(worker)));
}

function ask(worker, question) {
  return new Promise((done) => {
    const end = (verdict) => {
      clearTimeout(timer);
      worker.off('message', end);
      worker.off('exit', gone);
      done(verdict);
    };
    const gone = () => end({ verdict: 'error', said: 'the process ended', isGone: true });
    const timer = setTimeout(() => {
      end({ verdict: 'error', said: 'no verdict in time', isGone: true });
      worker.kill('SIGKILL');
    }, LONGEST_MS);
    worker.once('message', end);
    worker.once('exit', gone);
    worker.send(question);
  });
}
