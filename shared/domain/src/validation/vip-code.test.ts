import { parseVipCode } from './vip-code';

describe('a VIP code', () => {
  it.each(['', '  '])('must be entered: %p [PAY-028]', (typed) => {
    expect(parseVipCode(typed)).toEqual({ ok: false, error: 'empty' });
  });

  it('is looked up as typed, without blanks around it', () => {
    expect(parseVipCode(' Vip-2026 ')).toEqual({ ok: true, value: 'Vip-2026' });
  });
});
