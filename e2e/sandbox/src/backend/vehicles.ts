import { settings } from '@shared/config/settings';
import { isOfBrand } from '@shared/domain/brand-filter';
import { bodyOf, customer, type Handler, param } from './call';
import { conflict, forbidden, notFound } from './refusal';
import { newHash } from './secret';
import { ownNumbers } from './session';
import { openOnVehicle } from './subscription-rows';
import { isOnAccount, notSomebodyElses, ownVehicle, type VehicleRow } from './vehicle-rows';

/** Answers 409 for a plate that the registry refuses, and accepts every other plate. Source: API-011, A-53. */
export const numRegCheck: Handler = async (call, { database }) => {
  customer(call);
  const plate = bodyOf<{ num_reg: string }>(call).num_reg;
  const [refused] = await database.query<{ plate_refusal: string }>(
    'select plate_refusal from vehicle where plate = $1 and plate_refusal is not null',
    [plate],
  );
  if (refused) throw conflict(refused.plate_refusal);
  return { data: {} };
};

/** Returns a vehicle by its VIN. Answers 409 if another customer has a subscription on it. Source: API-012. */
export const showByNumId: Handler = async (call, { database }) => {
  const person = customer(call);
  if (call.query['vtg_id'] !== person.vtgId) throw forbidden();
  const vehicle = await notSomebodyElses(database, person, param(call, 'numId'));
  if (vehicle === undefined) throw notFound('등록된 차량 정보가 없습니다.');
  const open = await openOnVehicle(database, vehicle.vin);
  if (open && open.personId !== person.id)
    throw conflict('이전 소유자의 멤버십이 남아 있는 차량입니다. 양도 신청을 진행해 주세요.');
  return {
    data: {
      date_reg: vehicle.registeredOn,
      num_reg: vehicle.plate,
      num_id: vehicle.vin,
      title: vehicle.model,
      vehicle_cat_title: vehicle.categoryTitle,
      vehicle_cat_detail: vehicle.categoryDetail,
      vehicle_cat_detail_desc: vehicle.categoryDetailDesc,
      vehicle_cat_id: vehicle.categoryId,
    },
  };
};

/** Returns whether the plus service knows the VIN and has a membership of its own on it. Source: API-014. */
export const plusVehicle: Handler = async (call, { database }) => {
  const vehicle = await notSomebodyElses(database, customer(call), param(call, 'chassisNo'));
  if (vehicle === undefined) return { data: { errCode: '404', hasSubsc: false } };
  return { data: { errCode: vehicle.plusCode, hasSubsc: vehicle.plusHasSubsc } };
};

type DmsAsk = {
  vehicle_id: string;
  plus_no?: string | null;
  vtg_no?: string | null;
  chk_vtg?: boolean;
};
const unknownVehicle = { result: true, msg: null, isVtgReg: false, serCustVehicle: [] };

/**
 * Returns a vehicle of the dealer system that can be registered or, with chk_vtg, whether it is the customer's own.
 * Source: API-015, A-58.
 */
export const getDmsVehiclesInfo: Handler = async (call, { database }) => {
  const person = customer(call);
  const ask = bodyOf<DmsAsk>(call);
  ownNumbers(person, ask);
  const vehicle = await notSomebodyElses(database, person, ask.vehicle_id);
  if (vehicle === undefined || !vehicle.inDealerSystem) return { data: unknownVehicle };
  if (vehicle.dealerRefusal !== null) {
    return { data: { ...unknownVehicle, result: false, msg: vehicle.dealerRefusal } };
  }
  const isOwn = vehicle.dealerOwnerId === person.id;
  if (ask.chk_vtg)
    return { data: { ...unknownVehicle, serCustVehicle: isOwn ? [dealerView(vehicle)] : [] } };
  const isVtgReg = await isOnAccount(database, person.id, vehicle.vin);
  return { data: { ...unknownVehicle, isVtgReg, serCustVehicle: [dealerView(vehicle)] } };
};

const dealerView = (vehicle: VehicleRow) => ({
  vinNo: vehicle.vin,
  modelNm: vehicle.model,
  carRegDt: vehicle.registeredOn,
  carRegNo: vehicle.plate,
  seriesNm: vehicle.seriesName,
  seriesCd: vehicle.seriesCode,
  pkgGrpNm: null,
});

type AddVehicle = { vinNo: string; vtg_no: string | null; plus_no?: string | null };

/** Adds a vehicle of the dealer system to the account, with the data of the dealer system. Source: API-016, A-43. */
export const addVehicle: Handler = async (call, { database, clock }) => {
  const person = customer(call);
  const asked = bodyOf<AddVehicle>(call);
  ownNumbers(person, asked);
  const vehicle = await notSomebodyElses(database, person, asked.vinNo);
  if (vehicle === undefined || !vehicle.inDealerSystem || vehicle.dealerRefusal !== null)
    return refusedVehicle('입력하신 차대번호는 등록할 수 없습니다.');
  if (!isOfBrand(vehicle.make, settings.vehicle.brandName))
    return refusedVehicle(`${vehicle.make} 차량은 등록할 수 없습니다.`);
  const added = await database.transaction(async (tx) => {
    await tx.query(
      'update vehicle set dealer_owner_id = $2 where chassis_number = $1 and dealer_owner_id is null',
      [vehicle.vin, person.id],
    );
    return tx.query(
      `insert into account_vehicle (id, person_id, chassis_number, added_at)
       select $1, $2, $3, $4
       where exists (select 1 from vehicle where chassis_number = $3 and dealer_owner_id = $2)
       on conflict (person_id, chassis_number) do nothing returning id`,
      [newHash(), person.id, vehicle.vin, clock.now().toISOString()],
    );
  });
  if (added.length === 0) return refusedVehicle('조회 결과 이미 등록된 차대번호입니다.');
  return { data: { result: true, msg: null } };
};

const refusedVehicle = (msg: string) => ({ data: { result: false, msg } });

/** Returns whether one of the caller's vehicles has another customer's subscription. Source: API-032, A-48. */
export const escalationCheck: Handler = async (call, { database }) => {
  const person = customer(call);
  const asked = bodyOf<{ vtg_id: string; num_id: string }>(call);
  if (asked.vtg_id !== person.vtgId) throw forbidden();
  await ownVehicle(database, person, asked.num_id);
  const open = await openOnVehicle(database, asked.num_id);
  const isSomebodyElses = open !== undefined && open.personId !== person.id;
  const mayMove = isSomebodyElses && open.state === 20 && open.transferState === null;
  return { data: mayMove ? { user_id: open.personId, subsc_id: open.id } : nobody };
};
const nobody = { user_id: null, subsc_id: null };
