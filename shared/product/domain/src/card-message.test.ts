import { cardMessage } from './card-message';

describe('cardMessage', () => {
  it.each([
    ['한도 초과', '한도 초과'],
    ['  잔액이 부족합니다.  ', '잔액이 부족합니다.'],
    ['연 10% 할인 카드 & 포인트', '연 10% 할인 카드 & 포인트'],
    ['<b>한도 초과</b>', '<b>한도 초과</b>'],
  ])('returns readable text as plain text: %s [A-88, ERR-021]', (text, shown) => {
    expect(cardMessage(text)).toBe(shown);
  });

  it.each([
    [''],
    ['   '],
    [null],
    [undefined],
    ['null'],
    ['UNDEFINED'],
    ['한도 \uFFFD\uFFFD'],
    ['한도\u0000초과'],
    ['한도\n초과'],
    ['\u202E과초도한'],
    ['\uD83D'],
    ['%ED%95%9C%EB%8F%84'],
    ['한도 초과&nbsp;'],
    ['&#54620;도'],
    ['&#xD55C;도'],
  ])('returns undefined for text that cannot be read: %j [A-88, SEC-008]', (text) => {
    expect(cardMessage(text)).toBeUndefined();
  });

  it('cuts after 200 characters without splitting one [A-88, SEC-008]', () => {
    expect(cardMessage('가'.repeat(500))).toBe('가'.repeat(200));
    expect(cardMessage('😀'.repeat(201))).toBe('😀'.repeat(200));
  });
});
