import { backendExtras, type ExtraName } from '@shared/config/backend-extras';
import type { PageSettings } from '@shared/config/settings';
import { routeNames } from '@shared/routes/routes';
import * as v from 'valibot';
import { Refusal } from './refusal';

const text = v.string();
const texts = v.array(v.string());
const number = v.number();
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const minute = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'is not like 2026-01-31T09:00'),
);
const routeName = v.picklist(routeNames);
const groupNames = ['STANDARD', 'PREMIUM', 'POWER TRAIN'] as const;

/** A group of settings. A page names the values that differ from production; a name that no setting has is refused. */
const group = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.partial(v.strictObject(entries)));

/** All settings that a channel may give its pages, with their types. The compiler compares it with `Settings`. */
export const pageSettingsSchema = v.strictObject({
  environment: v.optional(v.picklist(['production', 'staging', 'sandbox'])),
  flow: group({
    afterInspection: v.picklist(['panel-first', 'literal']),
    mileageForStandard: v.boolean(),
    infoConfirm: v.boolean(),
  }),
  guard: group({
    handoffs: v.record(routeName, v.array(routeName)),
    extraOpen: v.array(routeName),
  }),
  extension: group({ outsideApp: v.picklist(['warn', 'block']), windowDays: number }),
  survey: group({ scope: v.picklist(['assurance', 'all']) }),
  pricing: group({
    vatIncludedGroups: v.array(v.picklist(groupNames)),
    vatRounding: v.picklist(['nearest', 'up', 'down']),
  }),
  estimate: group({
    basicCoverTrigger: v.picklist(['any', 'full']),
    yearMin: number,
    yearMax: v.union([number, v.literal('current')]),
  }),
  card: group({ expiryLastYear: number }),
  vehicle: group({ brandName: text, otherBrandName: text }),
  notice: group({ from: minute, to: minute }),
  refund: group({
    freeDays: number,
    penaltyRate: number,
    prorateDays: number,
    settlementRate: number,
  }),
  transfer: group({ minDays: number, minVehicles: number }),
  approval: group({ businessDays: number }),
  claim: group({ payoutBusinessDays: number, couponBusinessDays: number, refundDays: number }),
  cardPage: group({ limitMinutes: number }),
  centre: group({ phone: text }),
  company: group({
    name: text,
    representative: text,
    address: text,
    phone: text,
    email: text,
    businessNumber: text,
    mailOrderNumber: text,
    hostingProvider: text,
  }),
  legal: group({ insurer: text, insurerPhone: text, insuranceWithdrawal: text }),
  backend: group({ extras: v.array(v.picklist(Object.keys(backendExtras) as ExtraName[])) }),
  dev: group({ ipList: texts }),
  test: group({ accounts: texts, ips: texts, emailPattern: text }),
  session: group({
    lifetimeSec: number,
    preAuthHeader: text,
    tokenCookie: text,
    lastRequestCookie: text,
  }),
  bridge: group({ userAgentToken: text, objectName: text, timeoutMs: number }),
  links: group({
    subscribe: text,
    androidStore: text,
    iosStore: text,
    vehicleRegistration: text,
    externalEstimate: text,
    allowedOrigins: texts,
  }),
  identity: group({ formAction: text, fieldName: text, popupName: text }),
  events: group({ url: text, sample: share }),
});

/** Fails to compile when a setting is added to `Settings` and not to the schema, or the other way round. */
type Names<Of> = { [Group in keyof Of]-?: keyof NonNullable<Of[Group]> };
type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;
export const isComplete: Same<
  Names<v.InferOutput<typeof pageSettingsSchema>>,
  Names<PageSettings>
> = true;

/**
 * Refuses settings with an unknown name or a value of the wrong type, and names the place. Only for new settings: those
 * of a channel that is live are read without it, so that a name of an older build never stops a rollback.
 * @throws {Refusal}
 */
export function refuseUnknownSettings(settings: unknown, file: string): void {
  const found = v.safeParse(pageSettingsSchema, settings);
  if (found.success) return;
  const lines = found.issues.map((issue) => {
    const place = v.getDotPath(issue) ?? '';
    const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
    return `settings.${place}${isUnknown ? ' is not a setting' : `: ${issue.message}`}`;
  });
  throw new Refusal(`${file}: ${lines.join('; ')}`);
}
