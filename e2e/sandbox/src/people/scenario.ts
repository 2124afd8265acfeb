/** A vehicle of a seeded person. Its first registration is given as an age in months, because the age matters. */
export type SeedVehicle = {
  /**
   * Vehicle age by the rule of the product: whole months plus one. `null` means that the first registration is unknown.
   */
  age: number | null;
  model: string;
  /** Undefined for a model that no membership accepts. */
  category?: string;
  detail?: string;
  make?: string;
  plate?: string;
  plateRefusal?: string;
  estimate?: 'Y' | 'N';
  /** Key of the person who bought the vehicle and is its owner in the dealer system. */
  soldTo?: string;
};

type Bought = {
  /** Index in the person's list of vehicles, from 0. */
  vehicle: number;
  package: 'PKG-STANDARD' | 'PKG-PREMIUM' | 'PKG-POWERTRAIN';
  /** VIP code that was used for the order. */
  code?: string;
};

/** A membership in its present state. Days are counted back from today. */
export type SeedSubscription = Bought & {
  /** A constant id, for addresses. */
  id: string;
  documents?: { registration?: Seen; panel?: Seen; inspection?: Seen };
  uses?: readonly { product: string; units: number; daysAgo: number; claim?: number }[];
} & (
    | { is: 'unpaid' | 'pending' | 'rejected' | 'rejected-and-closed'; orderedDaysAgo: number }
    | { is: 'active' | 'revoke-requested'; approvedDaysAgo: number }
    | { is: 'revoked' | 'refunding' | 'refunded'; approvedDaysAgo: number; endedDaysAgo: number }
    | { is: 'refunded-at-once'; orderedDaysAgo: number }
    | { is: 'expired'; approvedDaysAgo: number }
    | { is: 'extension-pending' | 'extension-approved'; parent: string; orderedDaysAgo: number }
    | {
        is: 'transferred';
        approvedDaysAgo: number;
        from: string;
        transferredDaysAgo: number;
        told: boolean;
      }
  );
type Seen = 'unchecked' | 'suitable' | 'retake';

export type Scenario = {
  key: string;
  /** Part of every id of this person. It is never reused. */
  number: number;
  name: string;
  /** Describes in one Korean sentence what this person demonstrates. */
  scenario: string;
  /** Pages inside /app that show it. `{vtg}` and `{vin}` are replaced. */
  screens: readonly { label: string; path: string }[];
  /** False if no account of the vehicle service is linked. */
  linked?: boolean;
  isTest?: boolean;
  vehicles: readonly SeedVehicle[];
  subscriptions?: readonly SeedSubscription[];
};

type DistributiveOmit<Of, Name extends PropertyKey> = Of extends unknown ? Omit<Of, Name> : never;

type Holder = Omit<Scenario, 'screens' | 'vehicles' | 'subscriptions'> & {
  vehicle: SeedVehicle;
  holds: DistributiveOmit<SeedSubscription, 'id' | 'vehicle'>;
  screens?: Scenario['screens'];
};

/** Returns a person with one vehicle and one membership. For the key `expired`, its id is `S-expired`. */
export function holder({ vehicle, holds, screens, ...person }: Holder): Scenario {
  const id = `S-${person.key}`;
  return {
    ...person,
    screens: screens ?? [status, detail(id)],
    vehicles: [vehicle],
    subscriptions: [{ id, vehicle: 0, ...holds }],
  };
}

export const home = { label: '홈', path: '/' } as const;
export const status = { label: '가입 현황', path: '/subscStatus?vtg_id={vtg}' } as const;
export const revoke = { label: '해지 신청', path: '/subscRevoke?vtg_id={vtg}' } as const;
export const estimate = { label: '견적', path: '/estimate/guide?vtg_id={vtg}' } as const;
export const apply = { label: '가입 신청', path: '/subscApply/vehicle?vtg_id={vtg}' } as const;
export const detail = (id: string) => ({ label: '가입 상세', path: `/subscStatus/subscs/${id}` });

const C3 = { model: 'C3 2.0 세단', category: 'CAT-C3', detail: 'C3 2.0' } as const;
const C5 = { model: 'C5 2.0 세단', category: 'CAT-C5', detail: 'C5 2.0' } as const;
const V3 = { model: 'V3 2.0 SUV', category: 'CAT-V3', detail: 'V3 2.0' } as const;
export const model = { C3, C5, V3 } as const;
