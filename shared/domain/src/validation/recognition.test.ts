import { cleanRecognised } from './recognition';

describe('a recognised registration document', () => {
  it('is trimmed, loses blanks and special characters, and is uppercased where it counts [VALID-011, VALID-012, VALID-013, VALID-014]', () => {
    const cleaned = cleanRecognised({
      ownerName: ' 홍 길동 ',
      registeredOn: '2021. 11. 20',
      plate: '12가 3456.',
      modelType: ' 520d-xDrive G30 ',
      modelYear: ' 2021 ',
      vin: 'wba 5a5c5-0fd520469',
      url: '/atts/1 a.jpg',
    });
    expect(cleaned).toEqual({
      ownerName: '홍 길동',
      registeredOn: '20211120',
      plate: '12가3456',
      modelType: '520D-XDRIVE G30',
      modelYear: '2021',
      vin: 'WBA5A5C50FD520469',
      url: '/atts/1 a.jpg',
    });
  });

  it('may be empty, and stays so', () => {
    const nothing = {
      ownerName: '',
      registeredOn: '',
      plate: '',
      modelType: '',
      modelYear: '',
      vin: '',
      url: '',
    };
    expect(cleanRecognised(nothing)).toEqual(nothing);
  });
});
