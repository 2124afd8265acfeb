import type { GuardSettings } from '@shared/routes/guard';
import type { ExtraName } from './backend-extras';
import { estimateSettings, extensionSettings, firstSettings, storeLinks } from './first-settings';
import { pageSettings } from './page-settings';
import { startSettings } from './start-settings';

/**
 * All settings of the product. The values here are those of production.
 * A page may override them in `<script type="application/json" id="page">` (staging, sandbox). So one build serves
 * every environment, and it has no list of test accounts. Source: A-01…A-48.
 */
export type Settings = {
  environment: 'production' | 'staging' | 'sandbox';
  flow: {
    afterInspection: 'panel-first' | 'literal';
    mileageForStandard: boolean;
    infoConfirm: boolean;
  };
  guard: GuardSettings;
  extension: { outsideApp: 'warn' | 'block'; windowDays: number };
  survey: { scope: 'assurance' | 'all' };
  pricing: {
    vatIncludedGroups: readonly ('STANDARD' | 'PREMIUM' | 'POWER TRAIN')[];
    vatRounding: 'nearest' | 'up' | 'down';
  };
  estimate: {
    basicCoverTrigger: 'any' | 'full';
    yearMin: number;
    yearMax: number | 'current';
  };
  card: { expiryLastYear: number };
  vehicle: { brandName: string; otherBrandName: string };
  /** Local time in Korea, with minutes. */
  notice: { from: string; to: string };
  refund: { freeDays: number; penaltyRate: number; prorateDays: number; settlementRate: number };
  transfer: { minDays: number; minVehicles: number };
  approval: { businessDays: number };
  claim: { payoutBusinessDays: number; couponBusinessDays: number; refundDays: number }; // CONST-024, 026, 027
  /** Minutes for which the card page stays open. Before that, a payment is still possible. */
  cardPage: { limitMinutes: number };
  /** Phone number of the customer centre if the backend sends none, for example because getFilters failed. */
  centre: { phone: string };
  /** Facts of the operator, a mail-order intermediary. An empty fact is not known. Source: LAW-001, LAW-002. */
  company: {
    name: string;
    representative: string;
    address: string;
    phone: string;
    email: string;
    /** Ten digits, with or without hyphens. */
    businessNumber: string;
    mailOrderNumber: string;
    hostingProvider: string;
  };
  /** The insurer of POWER TRAIN. `insuranceWithdrawal`: the legal right of withdrawal; empty until it is decided. Source: LAW-013. */
  legal: { insurer: string; insurerPhone: string; insuranceWithdrawal: string };
  /** Optional extensions of the backend beyond the specification. */
  backend: { extras: readonly ExtraName[] };
  dev: { ipList: readonly string[] };
  /** `emailPattern` must match the whole address. It is ignored in production. */
  test: { accounts: readonly string[]; ips: readonly string[]; emailPattern: string };
  session: {
    lifetimeSec: number;
    preAuthHeader: string;
    tokenCookie: string;
    lastRequestCookie: string;
  };
  bridge: { userAgentToken: string; objectName: string; timeoutMs: number };
  links: {
    subscribe: string;
    androidStore: string;
    iosStore: string;
    vehicleRegistration: string; // ERR-023
    externalEstimate: string;
    /** Origins that the app may navigate to (card provider, identity service, account host). */
    allowedOrigins: readonly string[];
  };
  identity: { formAction: string; fieldName: string; popupName: string };
  /**
   * Address of the collector without `/v1/logs` (OTLP over HTTP). Empty disables telemetry. `sample`: share of tabs, 0
   * to 1.
   */
  events: { url: string; sample: number };
};

export const productionSettings: Settings = {
  environment: 'production',
  flow: { afterInspection: 'panel-first', mileageForStandard: false, infoConfirm: true },
  guard: {
    handoffs: {
      SubscRevoke: ['SubscVtg', 'SubscListItem'],
      Subsc: ['SubscVtg', 'SubscListItem'],
      SubscVtg: ['SubscListItem'],
      Layover: ['SubscApplyRes'],
    },
    extraOpen: ['niceSuccess', 'niceFail'],
  },
  extension: extensionSettings,
  survey: { scope: 'assurance' },
  estimate: estimateSettings,
  card: { expiryLastYear: 2030 },
  notice: { from: '2022-12-23T10:00', to: '2023-01-01T23:59' },
  refund: { freeDays: 14, penaltyRate: 10, prorateDays: 365, settlementRate: 0 },
  transfer: { minDays: 30, minVehicles: 1 },
  approval: { businessDays: 2 },
  claim: { payoutBusinessDays: 7, couponBusinessDays: 5, refundDays: 14 },
  cardPage: { limitMinutes: 15 },
  centre: { phone: '' },
  company: {
    name: '',
    representative: '',
    address: '',
    phone: '',
    email: '',
    businessNumber: '',
    mailOrderNumber: '',
    hostingProvider: '',
  },
  legal: { insurer: '', insurerPhone: '', insuranceWithdrawal: '' },
  backend: { extras: [] },
  dev: { ipList: [] },
  test: { accounts: [], ips: [], emailPattern: '' },
  ...startSettings,
  ...firstSettings,
  links: {
    ...storeLinks,
    vehicleRegistration: '/vehicle-registration',
    externalEstimate: '/external-estimate',
    allowedOrigins: [],
  },
  identity: { formAction: '/identity/check', fieldName: 'EncodeData', popupName: 'identity' },
  events: { url: '', sample: 1 },
};

/** Settings that a page may override. A group is merged key by key, but not deeper. */
export type PageSettings = {
  [Group in keyof Settings]?: Partial<Settings[Group]> | Settings[Group];
};

/** Returns the production settings with the overrides of a page. */
export function settingsOf(page: PageSettings): Settings {
  const entries = Object.entries(productionSettings).map(([group, value]) => {
    const own: unknown = Object.hasOwn(page, group) ? page[group as keyof Settings] : undefined;
    const isGroup = typeof value === 'object' && typeof own === 'object' && own !== null;
    return [group, isGroup ? { ...value, ...own } : (own ?? value)];
  });
  return Object.fromEntries(entries) as Settings;
}

/** Read once, because the server writes the data block of the page and it never changes. */
export const settings: Settings = settingsOf(pageSettings() as PageSettings);
