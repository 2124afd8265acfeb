import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCLI } from 'jest';
import { mutated } from './read-list.mjs';

/**
 * A process with a copy of its own: makes an edit, runs what it is told to, takes the edit back, says how it ended. One
 * process for many edits, because starting jest takes longer than most of the tests.
 */
const copy = process.argv[2];
process.chdir(copy);

process.on('message', ({ mutant, runs }) => void judge(mutant, runs));
process.send('ready');

async function judge(mutant, runs) {
  const path = join(copy, mutant.file);
  let text;
  try {
    text = readFileSync(path, 'utf8');
    const edit = mutated(text, mutant);
    write(path, edit.text);
    process.send({ ...(await firstRed(runs)), line: edit.line });
  } catch (failure) {
    process.send({ verdict: 'error', said: failure.message });
  } finally {
    if (text !== undefined) write(path, text);
  }
}

/** Files are compiled again when their time is another. */
let time = Date.now() / 1000;
function write(path, text) {
  writeFileSync(path, text);
  time += 2;
  utimesSync(path, time, time);
}

async function firstRed(runs) {
  let ran = 0;
  for (const { files, titles } of runs) {
    const { results } = await runCLI(
      {
        _: files,
        $0: 'jest',
        runInBand: true,
        runTestsByPath: true,
        silent: true,
        testNamePattern: titles,
        testTimeout: 60_000,
        reporters: [],
        watchman: false,
      },
      [copy],
    );
    ran += results.numPassedTests + results.numFailedTests;
    if (results.numFailedTests > 0) return { verdict: 'killed', by: redTests(results) };
    if (results.numRuntimeErrorTestSuites > 0) return { verdict: 'error', said: saidBy(results) };
  }
  return { verdict: ran === 0 ? 'no test' : 'survived' };
}

const redTests = ({ testResults }) =>
  testResults.flatMap((file) => file.testResults.filter(({ status }) => status === 'failed'))[0]
    ?.fullName;
const saidBy = ({ testResults }) =>
  testResults.find(({ testExecError }) => testExecError)?.testExecError.message ?? 'did not start';
