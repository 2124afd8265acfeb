import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCLI } from 'jest';
import { asPattern } from './citing.mjs';
import { mutated } from './read-list.mjs';
import { verdictOf } from './verdict.mjs';

/**
 * A process with its own copy that makes an edit, runs tests, undoes the edit and reports the result. It handles many
 * edits, because the start of jest takes longer than most tests.
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
    const { control, ...verdict } = await firstRed(runs);
    const isByChance = control !== undefined && !(await isRed(control));
    write(path, text);
    const isAnyway = control !== undefined && (await isRed(control));
    const told = isByChance || isAnyway ? notSure(control) : verdict;
    process.send({ ...told, line: edit.line });
  } catch (failure) {
    if (text !== undefined) write(path, text);
    process.send({ verdict: 'error', said: failure.message });
  }
}

/** The test passed in a second run with the edit, or failed without the edit, so the machine was slow. */
const notSure = ({ name }) => ({ verdict: 'error', said: `red not by the edit alone: ${name}` });

/** Jest compiles a file again when its modification time differs. */
let time = Date.now() / 1000;
function write(path, text) {
  writeFileSync(path, text);
  time += 2;
  utimesSync(path, time, time);
}

async function firstRed(runs) {
  let ran = 0;
  for (const { files, titles } of runs) {
    const results = await run(files, titles);
    ran += results.numPassedTests + results.numFailedTests;
    const verdict = verdictOf(results);
    if (verdict !== undefined) return verdict;
  }
  return { verdict: ran === 0 ? 'no test' : 'survived' };
}

async function isRed({ file, name }) {
  const { numFailedTests } = await run([file], `^${asPattern(name)}$`);
  return numFailedTests > 0;
}

async function run(files, titles) {
  const { results } = await runCLI(
    {
      _: files,
      $0: 'jest',
      runInBand: true,
      runTestsByPath: true,
      selectProjects: projectsOf(files),
      silent: true,
      testNamePattern: titles,
      testTimeout: 60_000,
      reporters: [],
      watchman: false,
    },
    [copy],
  );
  return results;
}

/** Returns only the needed projects, because each one scans the whole tree before it starts. */
const projectsOf = (files) => {
  const isScreen = (file) => file.endsWith('.test.tsx');
  return [files.some(isScreen) && 'screen', !files.every(isScreen) && 'node'].filter(Boolean);
};
