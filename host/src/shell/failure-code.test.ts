import { failureCode } from './failure-code';

describe('the code of a failed screen', () => {
  it('names the page and whether it did not come or broke', () => {
    expect(failureCode('load', 'Subsc', new Error('timed out'))).toBe('Subsc-L');
    expect(failureCode('draw', 'Estimate', undefined)).toBe('Estimate-D');
  });

  it('carries the code of what was thrown, and never its text', () => {
    const coded = Object.assign(new Error('https://user:secret@host'), { code: 'RUNTIME-008' });

    expect(failureCode('load', 'Subsc', coded)).toBe('Subsc-L-RUNTIME-008');
    expect(failureCode('load', 'Subsc', { code: '<b>말씀</b>' })).toBe('Subsc-L');
  });
});
