import { integrityOf, isWhole } from './digest.cjs';

const bytes = Buffer.from('a file');

describe('the digest of a file', () => {
  it('is written as browsers check it', () => {
    expect(integrityOf(bytes)).toBe('sha256-c2XQKYYeMsUh+AibAKb7MtrwYVAltptZnRzlNQG4RcI=');
    expect(integrityOf('a file')).toBe(integrityOf(bytes));
  });

  it('is found again in the same bytes alone', () => {
    expect(isWhole(bytes, integrityOf(bytes))).toBe(true);
    expect(isWhole(Buffer.from('another'), integrityOf(bytes))).toBe(false);
  });

  it('counts by the algorithm it names, so that older versions can still be checked', () => {
    const older = 'sha384-3blWTgl82dt5rXOrwuxbWLYHHKzB6KonXVGc6Roym+pRBP+q5uB9cXl39OvJk5S3';
    expect(isWhole(bytes, older)).toBe(true);
    expect(isWhole(Buffer.from('another'), older)).toBe(false);
  });

  it.each(['', 'md5-1tDHVvuKv7M+ZSog6FtwvA==', 'sha1-x', 'nothing'])(
    'is nothing where it is "%s"',
    (integrity) => {
      expect(isWhole(bytes, integrity)).toBe(false);
    },
  );
});
