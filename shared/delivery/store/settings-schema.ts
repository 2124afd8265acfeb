import { backendExtras } from '@shared/config/backend-extras';
import { type PageSettings, productionSettings, type Settings } from '@shared/config/settings';
import { routeNames } from '@shared/routes/routes';
import * as v from 'valibot';
import { Refusal } from './refusal';

const minute = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'is not like 2026-01-31T09:00'),
);
const routeName = v.picklist(routeNames);

type SettingName = {
  [Group in keyof Settings]: Settings[Group] extends string
    ? Group
    : `${Group}.${keyof Settings[Group] & string}`;
}[keyof Settings];

/** Settings that take only some values of the type which their value in production has. */
const narrower: Readonly<Partial<Record<SettingName, v.GenericSchema>>> = {
  environment: v.picklist(['production', 'staging', 'sandbox']),
  'flow.afterInspection': v.picklist(['panel-first', 'literal']),
  'guard.handoffs': v.record(routeName, v.array(routeName)),
  'guard.extraOpen': v.array(routeName),
  'extension.outsideApp': v.picklist(['warn', 'block']),
  'survey.scope': v.picklist(['assurance', 'all']),
  'pricing.vatIncludedGroups': v.array(v.picklist(['STANDARD', 'PREMIUM', 'POWER TRAIN'])),
  'pricing.vatRounding': v.picklist(['nearest', 'up', 'down']),
  'estimate.basicCoverTrigger': v.picklist(['any', 'full']),
  'estimate.yearMax': v.union([v.number(), v.literal('current')]),
  'notice.from': minute,
  'notice.to': minute,
  'backend.extras': v.array(v.picklist(Object.keys(backendExtras))),
  'events.sample': v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
};

const texts = v.array(v.string());
const ofType = { string: v.string(), number: v.number(), boolean: v.boolean(), object: texts };

const schemaOf = (name: string, value: unknown): v.GenericSchema =>
  (Reflect.get(narrower, name) as v.GenericSchema | undefined) ??
  ofType[typeof value as keyof typeof ofType];

/** Returns the schema of a group. A page names the values that differ from production. */
const groupSchema = (group: string, values: object) =>
  v.partial(
    v.strictObject(
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, schemaOf(`${group}.${key}`, value)]),
      ),
    ),
  );

/** All settings that a channel may give its pages. A name that no setting has is refused. */
const pageSettingsSchema = v.partial(
  v.strictObject(
    Object.fromEntries(
      Object.entries(productionSettings).map(([group, values]) => [
        group,
        typeof values === 'object' ? groupSchema(group, values) : schemaOf(group, values),
      ]),
    ),
  ),
);

/**
 * Refuses settings with an unknown name or a value of the wrong type, and names the place. Only for new settings: those
 * of a channel that is live are read without it, so that a name of an older build never stops a rollback.
 * @throws {Refusal}
 */
export function refuseUnknownSettings(settings: PageSettings, file: string): void {
  const found = v.safeParse(pageSettingsSchema, settings);
  if (found.success) return;
  const lines = found.issues.map((issue) => {
    const place = v.getDotPath(issue) ?? '';
    const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
    return `settings.${place}${isUnknown ? ' is not a setting' : `: ${issue.message}`}`;
  });
  throw new Refusal(`${file}: ${lines.join('; ')}`);
}
