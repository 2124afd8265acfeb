import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The commands of the README, each as it runs once in a fresh clone, with small counts. `until` is the text by which a
 * command that runs until it is stopped says that it is ready. `$START` is the port of `npm start`.
 */
export const commands = [
  {
    name: 'start',
    args: ['--port', '$PORT'],
    until: /http:\/\/localhost:\d+\/sandbox/,
    stays: true,
  },
  { name: 'doctor', args: [] },
  { name: 'check', args: [] },
  { name: 'unit', args: ['shared/product/domain/src/refund'] },
  { name: 'coverage', args: ['shared/product/domain/src/refund'] },
  { name: 'e2e', args: ['journeys/reading.spec.ts'] },
  { name: 'requirements', args: [], isRed: /not shown|No run is kept/ },
  { name: 'engines', args: ['-g', 'estimate'] },
  {
    name: 'resilience',
    args: ['double', 'kill', 'landing', 'soak', 'race', 'crash', 'judge', 'taps'].flatMap((of) => [
      `--${of}`,
      of === 'soak' ? '5' : '1',
    ]),
  },
  { name: 'mfe', args: ['status'] },
  {
    name: 'collect',
    args: ['--port', '$PORT', '--data', join(tmpdir(), `care-collect-${process.pid}`)],
    until: /Collecting at/,
  },
  {
    name: 'conform',
    args: ['--backend', 'http://localhost:$START', '--person', 'power-train-claim'],
  },
  { name: 'test', args: ['--changed', 'HEAD'] },
  { name: 'mutants', args: ['--sample', '2'] },
  { name: 'simulate', args: ['--seeds', '5'] },
  { name: 'gallery', args: ['-g', 'terms-use', '--project', '390-100'] },
  {
    name: 'pictures',
    args: ['--take', join(tmpdir(), `care-pictures-${process.pid}`), '-g', 'terms'],
  },
  {
    name: 'dev',
    args: ['--only', 'guides', '--port', '$PORT'],
    // A data folder has one sandbox, and the one of `npm start` is still running.
    env: { SANDBOX_DATA: join(tmpdir(), `care-dev-${process.pid}`) },
    until: /ready to edit after/,
  },
  {
    name: 'new:screen',
    args: [
      ['--app', 'guides'],
      ['--path', '/guide/winter'],
      ['--name', 'GuideWinter'],
      ['--title', '눈썰매 점검'],
      ['--web', 'open'],
    ].flat(),
  },
  {
    name: 'new:remote',
    args: ['--app', 'gifts', '--path', '/gifts', '--name', 'Gifts', '--title', '선물하기'],
  },
  { name: 'format', args: [] },
  // The new screen and the new remote leave checks, unit tests and builds green.
  { name: 'test', args: ['--unit'] },
  { name: 'build', args: [] },
];
