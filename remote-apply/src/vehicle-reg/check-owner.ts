import { askDealerSystem } from '@shared/api/dealer-system';
import { lookupReactions } from '@shared/api/reaction';
import { currentApplication } from '@shared/application';
import { settings } from '@shared/config/settings';
import { messages, popupLabels } from '@shared/copy/popup';
import type { PlainDate } from '@shared/domain/calendar';
import type { Package } from '@shared/domain/package';
import { cleanVin } from '@shared/domain/validation/vin';
import { alert, confirm } from '@shared/popup';
import { call, currentSession, react, today } from '@shared/session';
import { applicationQuote } from '../price/application-quote';
import { openRegisterVehicle } from '../register-vehicle/open-register-vehicle';
import type { Verified } from './VehicleConfirm';
import type { ConfirmedVehicle } from './vehicle-confirm.schema';

/** An order is for one vehicle, so the chosen, photographed and verified vehicle must be the same. */
const OTHER_VEHICLE = '선택한 차량의 등록증이 아니에요. 가입할 차량의 등록증을 다시 촬영해 주세요.';

/**
 * Asks the dealer system whether the customer owns the vehicle. If there is no match, offers to look up another VIN.
 * `chosen` is the VIN that the application is for, if one is chosen already. VINs of the server may have blanks and small
 * letters. A document whose day gives the vehicle an age that the chosen package does not take has no price, so it ends
 * here, before the photos. Shows no result of the dealer system after `left`. Source: APPLY-014, 015; MSG-006, 007,
 * 025, 040.
 */
export async function checkOwner(
  { vin, registeredOn }: Pick<ConfirmedVehicle, 'vin' | 'registeredOn'>,
  chosen: string | undefined,
  packages: readonly Package[],
  left: AbortSignal,
): Promise<Verified> {
  if (chosen !== undefined && cleanVin(chosen) !== vin) {
    await alert(OTHER_VEHICLE);
    return { outcome: 'not-owner' };
  }
  if (chosen !== undefined && isOfWrongAge(registeredOn, packages)) {
    await alert(messages.NON_MATCH_VEHICLE_PKG);
    return { outcome: 'not-owner' };
  }
  const { user } = currentSession();
  try {
    const { accepted, vehicles } = await askDealerSystem(call, {
      vin,
      plusNo: user?.plusNo,
      vtgNo: user?.vtgNo,
      checksOwner: true,
    });
    if (left.aborted) return { outcome: 'not-owner' };
    const isOwner = accepted && vehicles.some((one) => cleanVin(one.vin) === vin);
    if (!isOwner) return await offerLookup();
  } catch (failure) {
    if (!left.aborted) await react(failure, lookupReactions);
    return { outcome: 'not-owner' };
  }
  const goesOn = await confirm({
    message: messages.DONE_USER_VEHICLE_CHECK,
    submit: '다음',
    cancel: '닫기',
  });
  return { outcome: 'owner', goesOn };
}

/** Returns whether the chosen package does not take the vehicle at the age by its document. */
function isOfWrongAge(registeredOn: PlainDate, packages: readonly Package[]): boolean {
  const application = currentApplication();
  if (application === undefined) return false;
  const options = { today: today(), pricing: settings.pricing, vehicles: [] };
  const vehicle = application.vehicle && { ...application.vehicle, registeredOn };
  const documented = { ...application, registration: undefined, vehicle };
  const quote = applicationQuote(documented, packages, options)?.quote;
  return quote?.ok === false && quote.error === 'band-not-allowed';
}

async function offerLookup(): Promise<Verified> {
  const looksUp = await confirm({
    message: messages.MATCH_USER_VEHICLE_WARNING,
    submit: popupLabels.lookUpVin,
  });
  const registered = looksUp ? await openRegisterVehicle() : undefined;
  return registered ? { outcome: 'other-vin', vin: registered.vin } : { outcome: 'not-owner' };
}
