import { integrityOf, isWhole } from './digest.cjs';

const bytes = Buffer.from('a file');

describe('integrityOf', () => {
  it('returns the digest in the format that browsers check', () => {
    expect(integrityOf(bytes)).toBe('sha256-c2XQKYYeMsUh+AibAKb7MtrwYVAltptZnRzlNQG4RcI=');
    expect(integrityOf('a file')).toBe(integrityOf(bytes));
  });
});

describe('isWhole', () => {
  it('returns true only for the same bytes', () => {
    expect(isWhole(bytes, integrityOf(bytes))).toBe(true);
    expect(isWhole(Buffer.from('another'), integrityOf(bytes))).toBe(false);
  });

  it('uses the algorithm of the digest, so that older versions can still be checked', () => {
    const older = 'sha384-3blWTgl82dt5rXOrwuxbWLYHHKzB6KonXVGc6Roym+pRBP+q5uB9cXl39OvJk5S3';
    expect(isWhole(bytes, older)).toBe(true);
    expect(isWhole(Buffer.from('another'), older)).toBe(false);
  });

  it.each(['', 'md5-1tDHVvuKv7M+ZSog6FtwvA==', 'sha1-x', 'nothing'])(
    'returns false for the digest "%s"',
    (integrity) => {
      expect(isWhole(bytes, integrity)).toBe(false);
    },
  );
});
