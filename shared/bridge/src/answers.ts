import { cleanRecognised, type Recognised } from '@shared/domain/validation/recognition';
import * as v from 'valibot';
import { BridgeFailure } from './bridge-failure';

// One file of what comes later: each costs the first view its name and checksum.
export { simulated } from './simulated';

/** What is read from a registration document, cleaned and not yet judged. Source: BRIDGE-001, VALID-011…014. */
export type Recognition = Recognised;
/** 1 inspection sheet, 2 dashboard panel. Source: A-60. */
export type PhotoType = 1 | 2;
export type Photo = { url: string; type: PhotoType };

const LONGEST = 200;
const read = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => String(value ?? '').slice(0, LONGEST)),
);

const address = v.pipe(v.string(), v.minLength(1), v.maxLength(2048));

/** Type of the photo's address must be one of `isOurs`. */
export const recognition = (isOurs: (url: string) => boolean) =>
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
        cleanRecognised({
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

/** Only the photo that was asked for. Source: BRIDGE-005. */
export const photo = (type: PhotoType, isOurs: (url: string) => boolean) =>
  v.object({
    url: v.pipe(address, v.check(isOurs, 'foreign address')),
    type: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.literal(type)),
  });

/** @throws {BridgeFailure} `bad-answer`. */
export function answerAs<T>(shape: v.GenericSchema<unknown, T>, answer: unknown): T {
  const read = v.safeParse(shape, answer);
  if (!read.success) throw new BridgeFailure('bad-answer');
  return read.output;
}
