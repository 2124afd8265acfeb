import { registerRefusal } from './refusal-sentence';

describe('why a vehicle was not registered', () => {
  it('names the other brand, or no brand where none is configured [MSG-037]', () => {
    const refused = { said: undefined };

    expect(registerRefusal(refused, 'MINI')).toBe('MINI 차량은 등록할 수 없습니다.');
    expect(registerRefusal(refused, '')).toBe('타 브랜드 차량은 등록할 수 없습니다.');
  });

  it('hands on the reason the server gives [MSG-037]', () => {
    expect(registerRefusal({ said: '이미 다른 고객이 등록했어요.' }, 'MINI')).toBe(
      '이미 다른 고객이 등록했어요.',
    );
  });
});
