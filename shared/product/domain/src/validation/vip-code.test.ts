import { parseVipCode } from './vip-code';

describe('VIP codes', () => {
  it.each(['', '  ', '\u200b\u3164'])('must be entered: %p [PAY-028]', (typed) => {
    expect(parseVipCode(typed)).toEqual({ ok: false, error: 'empty' });
  });

  it('are looked up as typed, without surrounding blanks', () => {
    expect(parseVipCode(' Vip-2026 ')).toEqual({ ok: true, value: 'Vip-2026' });
  });
});
