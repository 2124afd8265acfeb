import { cleanRecognised } from './recognition';

describe('cleanRecognised', () => {
  it('trims, removes blanks and special characters, and uses upper case where needed [VALID-011, VALID-012, VALID-013, VALID-014]', () => {
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

  it.each(['2021. 3. 1.', '2021년 3월 1일', '２０２１．３．１'])(
    'returns eight digits for the date %s [VALID-014]',
    (registeredOn) => {
      const read = { ownerName: '', plate: '', modelType: '', modelYear: '', vin: '', url: '' };
      expect(cleanRecognised({ ...read, registeredOn }).registeredOn).toBe('20210301');
    },
  );

  it('keeps empty fields', () => {
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
