import { cleanModel, parseModel } from './model';

describe('a model', () => {
  it.each(['', ' ', '\t'])('is required: %p [VALID-008]', (text) => {
    expect(parseModel(text)).toEqual({ ok: false, error: 'empty' });
  });

  it('is trimmed [VALID-008]', () => {
    expect(parseModel(' 520D XDRIVE ')).toEqual({ ok: true, value: '520D XDRIVE' });
  });

  it('loses special characters, keeps inner blanks, and is in upper case [VALID-011, VALID-012]', () => {
    expect(cleanModel('520d-xDrive (G30) *')).toBe('520D-XDRIVE G30 ');
    expect(cleanModel('c5 2.0')).toBe('C5 2.0');
  });
});
