import * as v from 'valibot';
import { BridgeFailure } from './bridge-failure';

// One lazy file, because every further file would add its name and checksum to the first load.
export { simulated } from './simulated';

/** Text of a registration document, cleaned but not validated. Source: BRIDGE-001, VALID-011…014. */
export type Recognition = {
  ownerName: string;
  /** Should be eight digits. */
  registeredOn: string;
  plate: string;
  modelType: string;
  modelYear: string;
  vin: string;
  /** Address of the stored photo. */
  url: string;
};
/** Cleans recognised text by the rules of the product. */
export type Clean = (read: Recognition) => Recognition;
const asRead: Clean = (read) => read;
/** 1 inspection sheet, 2 dashboard panel. Source: A-60. */
export type PhotoType = 1 | 2;
export type Photo = { url: string; type: PhotoType };

const LONGEST = 200;
const read = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => String(value ?? '').slice(0, LONGEST)),
);

const address = v.pipe(v.string(), v.minLength(1), v.maxLength(2048));

/** Returns the schema of a recognised document. The address of its photo must be accepted by `isOurs`. */
export const recognition = (isOurs: (url: string) => boolean, clean: Clean = asRead) =>
  v.pipe(
    v.object({
      owner_name: read,
      reg_date: read,
      car_reg_no: read,
      model: v.union([
        v.object({ name: read, year: read }),
        v.pipe(
          read,
          v.transform((name) => ({ name, year: '' })),
        ),
      ]),
      car_vin: read,
      url: v.pipe(address, v.check(isOurs, 'foreign address')),
    }),
    v.transform(
      (wire): Recognition =>
        clean({
          ownerName: wire.owner_name,
          registeredOn: wire.reg_date,
          plate: wire.car_reg_no,
          modelType: wire.model.name,
          modelYear: wire.model.year,
          vin: wire.car_vin,
          url: wire.url,
        }),
    ),
  );

/** Returns the schema of a photo of the requested type. Source: BRIDGE-005. */
export const photo = (type: PhotoType, isOurs: (url: string) => boolean) =>
  v.object({
    url: v.pipe(address, v.check(isOurs, 'foreign address')),
    type: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.literal(type)),
  });

/** Parses the answer of the app. @throws {BridgeFailure} `bad-answer`. */
export function answerAs<T>(shape: v.GenericSchema<unknown, T>, answer: unknown): T {
  const read = v.safeParse(shape, answer);
  if (!read.success) throw new BridgeFailure('bad-answer');
  return read.output;
}
