import { messages } from '@shared/copy/popup';
import type { PlainDate } from '@shared/domain/calendar';
import type { Result } from '@shared/domain/result';
import { withoutSpecialAndBlanks } from '@shared/domain/validation/cleaning';
import { cleanModel, type Model, parseModel } from '@shared/domain/validation/model';
import {
  type ModelYear,
  type ModelYearError,
  parseModelYear,
} from '@shared/domain/validation/model-year';
import {
  cleanOwnerName,
  type OwnerName,
  parseOwnerName,
} from '@shared/domain/validation/owner-name';
import {
  cleanPlateNumber,
  type PlateNumber,
  type PlateNumberError,
  parsePlateNumber,
} from '@shared/domain/validation/plate-number';
import {
  cleanRegistrationDate,
  parseRegistrationDate,
} from '@shared/domain/validation/registration-date';
import { cleanVin, parseVin, type Vin, type VinError } from '@shared/domain/validation/vin';

/** Text of the fields. Source: APPLY-013. */
export type ConfirmForm = {
  ownerName: string;
  /** Eight digits. */
  registeredOn: string;
  plate: string;
  modelType: string;
  modelYear: string;
  vin: string;
};
export type VehicleField = keyof ConfirmForm;

/** Values that the application saves. */
export type ConfirmedVehicle = {
  ownerName: OwnerName;
  registeredOn: PlainDate;
  plate: PlateNumber;
  modelType: Model;
  modelYear: ModelYear;
  vin: Vin;
};

export type Read =
  | { ok: true; value: ConfirmedVehicle }
  | { ok: false; sentences: Readonly<Partial<Record<VehicleField, string>>> };

const plateSentence: Record<PlateNumberError, string> = {
  empty: '차량번호를 입력해 주세요.',
  'not-a-plate': '12가3456처럼 지역명 없이 입력해 주세요.',
};
const modelYearSentence: Record<ModelYearError, string> = {
  empty: '연식을 입력해 주세요.',
  'not-a-model-year': '연식 4자리를 입력해 주세요.',
};
const vinSentence: Record<VinError, string> = {
  empty: '차대번호를 입력해 주세요.',
  'not-a-vin': '차대번호는 영문 대문자와 숫자 17자리예요.',
};

/**
 * Returns the text that a field shows while the customer types. A trailing space may start the next word, and
 * separators show where the month of a date ends, so both stay until the field loses focus. Source: VALID-011, 012.
 */
export const cleanedWhileTyping: Readonly<Record<VehicleField, (text: string) => string>> = {
  ownerName: (text) => text,
  registeredOn: (text) => text,
  plate: cleanPlateNumber,
  modelType: cleanModel,
  modelYear: withoutSpecialAndBlanks,
  vin: cleanVin,
};

/** Returns the form without invalid characters. The fields show it when they lose focus. Source: VALID-011…014. */
export const cleanedForm = (form: ConfirmForm): ConfirmForm => ({
  ownerName: cleanOwnerName(form.ownerName),
  registeredOn: cleanRegistrationDate(form.registeredOn),
  plate: cleanPlateNumber(form.plate),
  modelType: cleanModel(form.modelType).trim(),
  modelYear: withoutSpecialAndBlanks(form.modelYear),
  vin: cleanVin(form.vin),
});

/** Returns the values to save, or an error message for each wrong field. Source: VALID-001…012. */
export function readVehicle(form: ConfirmForm, today: PlainDate): Read {
  const text = cleanedForm(form);
  const ownerName = parseOwnerName(text.ownerName);
  const registeredOn = parseRegistrationDate(text.registeredOn, today);
  const plate = parsePlateNumber(text.plate);
  const modelType = parseModel(text.modelType);
  const modelYear = parseModelYear(text.modelYear);
  const vin = parseVin(text.vin);
  if (ownerName.ok && registeredOn.ok && plate.ok && modelType.ok && modelYear.ok && vin.ok) {
    return {
      ok: true,
      value: {
        ownerName: ownerName.value,
        registeredOn: registeredOn.value,
        plate: plate.value,
        modelType: modelType.value,
        modelYear: modelYear.value,
        vin: vin.value,
      },
    };
  }
  return {
    ok: false,
    sentences: withoutNothing({
      ownerName: said(ownerName, { empty: '고객명을 입력해 주세요.' }),
      registeredOn: said(registeredOn, {
        'not-a-registration-date': messages['enter-registration-date-properly'],
      }),
      plate: said(plate, plateSentence),
      modelType: said(modelType, { empty: '차종을 입력해 주세요.' }),
      modelYear: said(modelYear, modelYearSentence),
      vin: said(vin, vinSentence),
    }),
  };
}

const said = <E extends string>(
  result: Result<unknown, E>,
  sentences: Readonly<Record<E, string>>,
): string | undefined => (result.ok ? undefined : sentences[result.error]);

type Sentences = Extract<Read, { ok: false }>['sentences'];
const withoutNothing = (all: Record<VehicleField, string | undefined>): Sentences =>
  Object.fromEntries(Object.entries(all).filter(([, sentence]) => sentence !== undefined));
