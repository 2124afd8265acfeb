import { plainDate } from '@shared/domain/calendar';
import { type ConfirmForm, readVehicle, type VehicleField } from './vehicle-confirm.schema';

const today = plainDate('2026-11-20');
const right: ConfirmForm = {
  ownerName: '김하늘',
  registeredOn: '20210315',
  plate: '123가4567',
  modelType: '520D XDRIVE',
  modelYear: '2021',
  vin: 'WME01300XN0000123',
};
const sentencesOf = (change: Partial<ConfirmForm>) => {
  const read = readVehicle({ ...right, ...change }, today);
  return read.ok ? {} : read.sentences;
};

describe('readVehicle', () => {
  it('returns the cleaned values to save when every field is valid [APPLY-013, VALID-011, VALID-012]', () => {
    const typed = { modelType: '520d-xDrive!', vin: 'wme-01300.xn0000123', plate: '123가-4567' };

    expect(readVehicle({ ...right, ...typed }, today)).toEqual({
      ok: true,
      value: {
        ownerName: '김하늘',
        registeredOn: '2021-03-15',
        plate: '123가4567',
        modelType: '520D-XDRIVE',
        modelYear: '2021',
        vin: 'WME01300XN0000123',
      },
    });
  });

  it.each<[VehicleField, string, string, string]>([
    ['ownerName', '  ', '고객명을 입력해 주세요.', '[VALID-001]'],
    ['registeredOn', '2021031', '차량등록일을 정확히 입력해 주세요.', '[VALID-002, VALID-006]'],
    ['plate', '', '차량번호를 입력해 주세요.', '[VALID-007]'],
    ['plate', '서울12가3456', '12가3456처럼 지역명 없이 입력해 주세요.', '[VALID-007]'],
    ['modelType', '!?', '차종을 입력해 주세요.', '[VALID-008]'],
    ['modelYear', '', '연식을 입력해 주세요.', '[VALID-009]'],
    ['modelYear', '21', '연식 4자리를 입력해 주세요.', '[VALID-009]'],
    ['vin', '', '차대번호를 입력해 주세요.', '[VALID-010]'],
    ['vin', 'WME01300XN000012', '차대번호는 영문 대문자와 숫자 17자리예요.', '[VALID-010]'],
  ])('for %s "%s" shows "%s" %s', (field, text, sentence) => {
    expect(sentencesOf({ [field]: text })).toEqual({ [field]: sentence });
  });

  it('reports every wrong field at once [APPLY-014]', () => {
    expect(Object.keys(sentencesOf({ ownerName: '', plate: '', vin: '' }))).toEqual([
      'ownerName',
      'plate',
      'vin',
    ]);
  });
});
