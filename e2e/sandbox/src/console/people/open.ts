import { productionSettings } from '@shared/config/settings';
import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import { accountCookie } from '../../addresses';
import { DEVICE_COOKIE, keepInBrowser } from '../../device';
import { returnAddress, returnPath } from '../../neighbours/account/return-address';
import { becomePerson } from '../../neighbours/account/sign-in';
import type { Services } from '../../services/create-services';

export const devices = ['android', 'ios', 'web', 'developer'] as const;
export type Device = (typeof devices)[number];

export const deviceNames: Readonly<Record<Device, string>> = {
  android: 'Android',
  ios: 'iOS',
  web: '웹',
  developer: '개발자',
};

export type Opened = { url: string; vtgId: string | null; connInfo: string | undefined };
type Needs = Pick<Services, 'accounts'>;
type Opening = { person: string; as: Device; to: string | undefined };

export const deviceOf = (c: Context): Device =>
  devices.find((device) => device === getCookie(c, DEVICE_COOKIE)) ?? 'web';

/**
 * Makes this browser the phone of a person, or of a visitor if `person` is empty. Returns the address of the product.
 * Deletes the product data of another person, because that person would use another phone.
 * @throws {Refused}
 */
export async function openAs(c: Context, { accounts }: Needs, asked: Opening): Promise<Opened> {
  const cookie = getCookie(c, accountCookie);
  const before = await accounts.personOf(cookie);
  const opened =
    asked.person === '' ? await asVisitor(c, accounts, asked) : await asPerson(c, accounts, asked);
  if ((before?.key ?? '') !== asked.person) forgetProduct(c);
  keepInBrowser(c, DEVICE_COOKIE, asked.as === 'web' ? undefined : asked.as);
  return opened;
}

async function asVisitor(
  c: Context,
  accounts: Services['accounts'],
  { to }: Opening,
): Promise<Opened> {
  await accounts.signOut(getCookie(c, accountCookie));
  deleteCookie(c, accountCookie, { path: '/' });
  return { url: returnPath(to), vtgId: null, connInfo: undefined };
}

async function asPerson(
  c: Context,
  accounts: Services['accounts'],
  { person: key, to }: Opening,
): Promise<Opened> {
  const { person, connInfo } = await becomePerson(c, accounts, key);
  const { vtgId } = person;
  return { url: returnAddress(to, { vtgId, connInfo }), vtgId, connInfo };
}

function forgetProduct(c: Context): void {
  const { tokenCookie, lastRequestCookie } = productionSettings.session;
  for (const name of [tokenCookie, lastRequestCookie]) deleteCookie(c, name, { path: '/' });
  c.header('Clear-Site-Data', '"storage"');
}
