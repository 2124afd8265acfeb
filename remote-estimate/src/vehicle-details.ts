/**
 * What the three optional selectors were set to for a vehicle. It is remembered while the page is open and sent
 * nowhere: no call carries it. Source: EST-002…004, A-37.
 */
export type VehicleDetails = {
  bsi: string;
  year: string;
  /** Whole kilometres; undefined while not chosen. */
  km: number | undefined;
};

export const noDetails: VehicleDetails = { bsi: '', year: '', km: undefined };
