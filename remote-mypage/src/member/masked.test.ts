import { maskedName, maskedPhone } from './masked';

describe('personal data on a screen', () => {
  it.each([
    ['홍길동', '홍*동'],
    ['이산', '이*'],
    ['남궁민수', '남**수'],
    ['김', '김'],
    ['', ''],
  ])('shows the name %s as %s [TRANS-001]', (name, shown) => {
    expect(maskedName(name)).toBe(shown);
  });

  it.each([
    ['010-1234-5678', '010-****-5678'],
    ['01012345678', '010-****-5678'],
    ['1234', '****'],
    ['', ''],
  ])('shows the phone number %s as %s [TRANS-001]', (phone, shown) => {
    expect(maskedPhone(phone)).toBe(shown);
  });
});
