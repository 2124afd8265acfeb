import { registerRefusal } from './refusal-sentence';

describe('registerRefusal', () => {
  it('names the other brand, or no brand when none is configured [MSG-037]', () => {
    const refused = { said: undefined };

    expect(registerRefusal(refused, 'MINI')).toBe('MINI 차량은 등록할 수 없습니다.');
    expect(registerRefusal(refused, '')).toBe('타 브랜드 차량은 등록할 수 없습니다.');
  });

  it('returns the reason of the server [MSG-037]', () => {
    expect(registerRefusal({ said: '이미 다른 고객이 등록했어요.' }, 'MINI')).toBe(
      '이미 다른 고객이 등록했어요.',
    );
  });
});
