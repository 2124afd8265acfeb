import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { citingTests } from '../quality/mutants/citing.mjs';
import { judgeAll } from '../quality/mutants/judge.mjs';
import { problemsOf, readList } from '../quality/mutants/read-list.mjs';
import { report, said } from '../quality/mutants/report.mjs';
import { sample } from '../quality/mutants/sample.mjs';
import { catalogue } from './requirements.mjs';
import { answerHelp, root, stop } from './toolchain.mjs';

/**
 * `npm run mutants`: makes one realistic edit at a time; a test that cites its row must fail.
 * `npm run mutants -- PAY REVOKE-021` takes areas or rows, `--sample 20` some cheap ones chosen by the commit (or by
 * `--seed text`), `--workers 2` runs two at a time, `--quick` skips tests with a database, `--check` only checks that
 * every text still exists. Edits are made in a copy, never in the tree.
 */
answerHelp();
const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '0' },
    seed: { type: 'string' },
    workers: { type: 'string', default: '2' },
    list: { type: 'string' },
    quick: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
  },
});
const citing = citingTests({ withDatabase: !values.quick });
const list = readList(values.list);
const problems = problemsOf(list, new Set(catalogue().map(({ id }) => id)), root);
if (problems.length > 0) stop(problems.join('\n'));
if (values.check) {
  console.log(`${list.length} edits, each of a text that stands once`);
  process.exit(0);
}
const all = list.filter(
  ({ row }) =>
    chosen.length === 0 || chosen.some((one) => row === one || row.startsWith(`${one}-`)),
);
if (all.length === 0) stop(`No edit of the list is of ${chosen.join(', ')}.`);
const seed = values.seed ?? execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root }).toString();
const count = Number(values.sample);
const mutants = count > 0 ? sample(all, citing, count, seed) : all;
if (count > 0) console.log(`${mutants.length} of ${all.length} edits, seed ${seed.trim()}`);

const verdicts = [];
await judgeAll(mutants, citing, {
  workers: Number(values.workers),
  onVerdict: (verdict) => {
    verdicts.push(verdict);
    if (verdict.verdict !== 'killed' || values.each) console.log(said(verdict));
  },
});
report(verdicts);
// A sample ignores edits without a result on a slow machine; a whole run counts them.
const isWrong = ({ verdict }) =>
  count > 0 ? verdict === 'survived' || verdict === 'no test' : verdict !== 'killed';
process.exitCode = verdicts.some(isWrong) ? 1 : 0;
