import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasVagueSentence, isUnclearTitle, unclearWords } from './plain-english';

const root = join(__dirname, '../../..');
const sources = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => /\.[cm]?[jt]sx?$/.test(path));

describe('hasVagueSentence', () => {
  it.each([
    ['What is not listed stays.', true],
    ['Returns the release. Who may change it is in trust.', true],
    ['Returns what is wrong with a node.', false],
    ['biome-ignore lint/style: whose reason is here', false],
  ])('judges "%s": %s', (comment, isVague) => {
    expect(hasVagueSentence(comment)).toBe(isVague);
  });
});

describe('isUnclearTitle', () => {
  it.each([
    ['nobody pays twice', true],
    [`shows ${'a'.repeat(85)}`, true],
    [`shows ${'a'.repeat(80)} [PAY-010] [PAY-013] [API-023]`, false],
    ['pays once when the button is pressed twice [PAY-010]', false],
  ])('judges "%s": %s', (title, isUnclear) => {
    expect(isUnclearTitle(title)).toBe(isUnclear);
  });
});

describe('comments and titles', () => {
  it('are found with their line', () => {
    const text = "// What is it?\ndescribe('x', () => {\n  it('nobody pays', () => {});\n});\n";

    expect(unclearWords(text)).toEqual(['1: What is it?', '3: nobody pays']);
  });

  it('begin with the actor or the verb in every file', () => {
    const found = sources.flatMap((path) =>
      unclearWords(readFileSync(join(root, path), 'utf8')).map((one) => `${path}:${one}`),
    );

    expect(found).toEqual([]);
  });
});
