import { hasVagueSentence, isUnclearTitle, unclearWords } from './plain-english';
import { filesOf } from './sources';

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
    const found = filesOf((path) => /\.[cm]?[jt]sx?$/.test(path)).flatMap(({ path, text }) =>
      unclearWords(text).map((one) => `${path}:${one}`),
    );

    expect(found).toEqual([]);
  });
});
