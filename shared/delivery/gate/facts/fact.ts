import type { Settings } from '@shared/config/settings';

/** Name of a setting: `company.name`, or `environment`, which has no group. */
export type SettingName = {
  [Group in keyof Settings]: Settings[Group] extends string
    ? Group
    : `${Group}.${keyof Settings[Group] & string}`;
}[keyof Settings];

/** Kind of a value. `placeholder.ts` has the rule of each kind. */
export type Kind =
  | 'production'
  | 'empty'
  | 'text'
  | 'phone'
  | 'email'
  | 'business-number'
  | 'mail-order-number'
  | 'address'
  | 'optional-address'
  | 'store-link'
  | 'origins'
  | 'last-minute'
  | 'last-year'
  | 'choice';

/** A setting that the operator must know before customers come. */
export type Fact = {
  name: SettingName;
  /** `required`: without a real value a promotion to production is refused. `check`: the value may be right as it is. */
  need: 'required' | 'check';
  kind: Kind;
  purpose: string;
  /** Place where customers or external systems meet the value. */
  use: string;
  /** Row of law, or entry of `e2e/decisions.md`. */
  source?: string;
};

const factOf =
  (need: Fact['need']) =>
  (name: SettingName, kind: Kind, purpose: string, use: string, source?: string): Fact => ({
    name,
    need,
    kind,
    purpose,
    use,
    ...(source !== undefined && { source }),
  });

export const required = factOf('required');
export const check = factOf('check');

/** Returns a setting whose value may be right as it is. */
export const choice = (name: SettingName, purpose: string, use: string, source?: string): Fact =>
  check(name, 'choice', purpose, use, source);
