import { cleanRecognised } from '@shared/domain/validation/recognition';
import { type RawRecognition, readBadly, readWell } from './recognition';

const vehicle = {
  vin: 'WBA12345678901234',
  plate: '123가4567',
  registeredOn: '2021-03-05',
  model: 'MERIDIAN 520D',
  modelYear: '2021',
  make: 'MERIDIAN',
};

const cleaned = (raw: RawRecognition) =>
  cleanRecognised({
    ownerName: raw.owner_name,
    registeredOn: raw.reg_date,
    plate: raw.car_reg_no,
    modelType: raw.model.name,
    modelYear: raw.model.year,
    vin: raw.car_vin,
    url: raw.url,
  });

describe('text recognition of a registration document', () => {
  it('reads a good photo so that the cleaned result equals the vehicle', () => {
    const raw = readWell('김하늘', vehicle, '/files/1.jpg');

    expect(raw.car_reg_no).toBe('123가 4567');
    expect(cleaned(raw)).toEqual(
      expect.objectContaining({
        ownerName: '김하늘',
        registeredOn: '20210305',
        plate: '123가4567',
        modelYear: '2021',
        vin: 'WBA12345678901234',
        url: '/files/1.jpg',
      }),
    );
  });

  it('misreads a blurred photo in every field that the customer must check', () => {
    const raw = cleaned(readBadly(vehicle, '/files/1.jpg'));

    expect(raw.ownerName).toBe('');
    expect(raw.registeredOn).toBe('2021134');
    expect(raw.plate).toBe('12374567');
    expect(raw.vin).toHaveLength(14);
    expect(raw.modelYear).toBe('20');
  });
});
