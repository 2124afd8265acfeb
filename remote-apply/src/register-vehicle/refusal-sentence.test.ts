import { refusalSentence } from './refusal-sentence';

describe('why a vehicle was not registered', () => {
  it('names the other brand, or no brand where none is configured [MSG-037]', () => {
    const refused = { said: undefined, code: undefined };

    expect(refusalSentence(refused, 'MINI')).toBe('MINI 차량은 등록할 수 없습니다.');
    expect(refusalSentence(refused, '')).toBe('타 브랜드 차량은 등록할 수 없습니다.');
  });

  it('keeps to the one sentence when the server says the same in its own words [MSG-037]', () => {
    expect(refusalSentence({ said: 'other brand', code: 'OTHER_BRAND' }, 'MINI')).toBe(
      'MINI 차량은 등록할 수 없습니다.',
    );
  });

  it('hands on any other reason of the server [MSG-037]', () => {
    expect(refusalSentence({ said: '이미 다른 고객이 등록했어요.', code: undefined }, 'MINI')).toBe(
      '이미 다른 고객이 등록했어요.',
    );
  });
});
