import { integrityOf, isWhole } from './digest.cjs';

const bytes = Buffer.from('a file');

describe('integrityOf', () => {
  it('returns the digest in the format that browsers check', () => {
    expect(integrityOf(bytes)).toBe('sha256-c2XQKYYeMsUh+AibAKb7MtrwYVAltptZnRzlNQG4RcI=');
    expect(integrityOf('a file')).toBe(integrityOf(bytes));
  });
});

describe('isWhole', () => {
  const older = 'sha384-3blWTgl82dt5rXOrwuxbWLYHHKzB6KonXVGc6Roym+pRBP+q5uB9cXl39OvJk5S3';
  it.each([integrityOf(bytes), older])('returns true only for the same bytes: %s', (integrity) => {
    expect(isWhole(bytes, integrity)).toBe(true);
    expect(isWhole(Buffer.from('another'), integrity)).toBe(false);
  });

  it.each(['', 'md5-1tDHVvuKv7M+ZSog6FtwvA==', 'sha1-x', 'nothing'])(
    'returns false for the digest "%s"',
    (integrity) => {
      expect(isWhole(bytes, integrity)).toBe(false);
    },
  );
});
