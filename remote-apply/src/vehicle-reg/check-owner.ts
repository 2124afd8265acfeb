import { askDealerSystem } from '@shared/api/dealer-system';
import { lookupReactions } from '@shared/api/reaction';
import { messages, popupLabels } from '@shared/copy/popup';
import { cleanVin } from '@shared/domain/validation/vin';
import { alert, confirm } from '@shared/popup';
import { call, currentSession, react } from '@shared/session';
import { openRegisterVehicle } from '../register-vehicle/open-register-vehicle';
import type { Verified } from './VehicleConfirm';
import type { ConfirmedVehicle } from './vehicle-confirm.schema';

/** An order is for one vehicle, so the chosen, photographed and verified vehicle must be the same. */
const OTHER_VEHICLE = '선택한 차량의 등록증이 아니에요. 가입할 차량의 등록증을 다시 촬영해 주세요.';

/**
 * Asks the dealer system whether the customer owns the vehicle. If there is no match, offers to look up another VIN.
 * `chosen` is the VIN that the application is for, if one is chosen already. VINs of the server may have blanks and small
 * letters. Source: APPLY-014, 015; MSG-006, 007, 025, 040.
 */
export async function checkOwner(
  { vin }: Pick<ConfirmedVehicle, 'vin'>,
  chosen: string | undefined,
): Promise<Verified> {
  if (chosen !== undefined && cleanVin(chosen) !== vin) {
    await alert(OTHER_VEHICLE);
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
    const isOwner = accepted && vehicles.some((one) => cleanVin(one.vin) === vin);
    if (!isOwner) return await offerLookup();
  } catch (failure) {
    await react(failure, lookupReactions);
    return { outcome: 'not-owner' };
  }
  const goesOn = await confirm({
    message: messages.DONE_USER_VEHICLE_CHECK,
    submit: '다음',
    cancel: '닫기',
  });
  return { outcome: 'owner', goesOn };
}

async function offerLookup(): Promise<Verified> {
  const looksUp = await confirm({
    message: messages.MATCH_USER_VEHICLE_WARNING,
    submit: popupLabels.lookUpVin,
    cancel: popupLabels.cancel,
  });
  const registered = looksUp ? await openRegisterVehicle() : undefined;
  return registered ? { outcome: 'other-vin', vin: registered.vin } : { outcome: 'not-owner' };
}
