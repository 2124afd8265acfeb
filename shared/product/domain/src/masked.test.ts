import { maskedName, maskedPlate, maskedVin } from './masked';

describe('masked personal data', () => {
  it.each([
    ['홍길동', '홍*동'],
    ['이산', '이*'],
    ['남궁민수', '남**수'],
    ['김', '김'],
    ['', ''],
  ])('shows the name %s as %s [SOLIC-007]', (name, shown) => {
    expect(maskedName(name)).toBe(shown);
  });

  it.each([
    ['12가3456', '12가****'],
    ['서울12가3456', '서울12가****'],
    ['3456', '****'],
    ['', ''],
  ])('shows the plate %s as %s [SOLIC-007]', (plate, shown) => {
    expect(maskedPlate(plate)).toBe(shown);
  });

  it.each([
    ['WBA00000000000001', 'WBA**********0001'],
    ['WBA0001', 'WBA****'],
    ['WBA00001', 'WBA*****'],
    ['WBA000001', 'WBA**0001'],
    ['WB', 'WB'],
    ['', ''],
  ])('shows the VIN %s as %s [SOLIC-007]', (vin, shown) => {
    expect(maskedVin(vin)).toBe(shown);
  });
});
