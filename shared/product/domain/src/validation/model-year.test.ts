import { parseModelYear } from './model-year';

describe('a model year', () => {
  it('is exactly four digits [VALID-009]', () => {
    expect(parseModelYear('2021')).toEqual({ ok: true, value: '2021' });
    expect(parseModelYear('0000').ok).toBe(true);
  });

  it.each(['202', '20211', '20a1', ' 2021', '2021\n', '-202'])('is not %p [VALID-009]', (text) => {
    expect(parseModelYear(text)).toEqual({ ok: false, error: 'not-a-model-year' });
  });

  it('distinguishes an empty field', () => {
    expect(parseModelYear('')).toEqual({ ok: false, error: 'empty' });
  });
});
