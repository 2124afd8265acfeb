import { settings } from '@shared/config/settings';
import { registrationYears } from '@shared/domain/year-lists';
import { today, useUserData } from '@shared/session';

/** The year the customer's own record has, as far as the list offers it; '' where it is not known. Source: EST-003, 005. */
export function useRegistrationYear(vin: string): string {
  const car = useUserData().data?.vehicles.find((one) => one.vin === vin);
  const year = Number(car?.registeredOn?.slice(0, 4));
  const offered = registrationYears(settings.estimate, Number(today().slice(0, 4)));
  return offered.includes(year) ? `${year}` : '';
}
