import type { Page } from 'playwright/test';
import { buying } from './buying';
import { insuring } from './insuring';
import { watchPlaces } from './left-behind';
import { type Canary, type Place, places, stays } from './privacy-table';
import { expect, test } from './test';

type Person = { key: string; name: string; email: string; mobile: string } & Record<
  'vtgNo' | 'plusNo',
  string
>;
type Link = { hash: string; isMember: boolean; state?: number; path: string };

const BIRTH_DATE = '900101';
const ENTRY_PHONE = '01077001234';

/** Which canary sings where. */
const found = (where: Record<Place, string>, values: Record<Canary, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([canary, value]) => [
      canary,
      places.filter((place) => decoded(where[place]).includes(value)),
    ]),
  );
const decoded = (text: string): string => text.replaceAll('%20', ' ');
const expected = (when: 'during' | 'after') =>
  Object.fromEntries(Object.entries(stays).map(([canary, stay]) => [canary, [...stay[when]]]));

/** The proof of the sign-in in the address that the account host leads to. */
async function ticketOf(page: Page): Promise<{ value: string }> {
  const ticket = { value: '' };
  page.on('request', (request) => {
    const given = new URL(request.url()).searchParams.get('connInfo');
    if (given) ticket.value = given;
  });
  return ticket;
}

test('of thirteen things that say who a customer is, each stays where the table says and nowhere else, during a purchase and after it [SHELL-011, SEC-008]', async ({
  context,
  page,
  sandbox,
}) => {
  test.setTimeout(180_000);
  const person = ((await sandbox.ask('people')) as Person[]).find(
    ({ key }) => key === 'new-customer',
  );
  const link = ((await sandbox.ask('solicitations')) as Link[]).find(
    ({ isMember, state }) => isMember && state === 10,
  );
  if (!person || !link) throw new Error('the sandbox has nobody to follow');
  const ticket = await ticketOf(page);
  const { look } = watchPlaces(context, sandbox);

  await sandbox.open(page, {
    person: person.key,
    as: 'android',
    to: `/app/?phone=${ENTRY_PHONE}&preUrl=estimate`,
  });
  await buying.choose(page, { group: 'POWER TRAIN', vehicle: /15가1050/ });
  await insuring.agree(page);
  await insuring.surveyed(page);
  await insuring.insuranceTerms(page);
  await insuring.document(page);
  await insuring.inspection(page);
  await insuring.dashboard(page, '45210');
  await buying.fillIn(page);
  const token = await page.evaluate(
    () => /"token":"([^"]+)"/.exec(decodeURIComponent(document.cookie))?.[1],
  );
  const values: Record<Canary, string> = {
    name: person.name,
    'e-mail': person.email,
    mobile: person.mobile,
    'phone of the entry': ENTRY_PHONE,
    vtg_no: person.vtgNo,
    plus_no: person.plusNo,
    VIN: 'MRDC5K20005000000',
    plate: '15가1050',
    'name of the owner': person.name,
    connInfo: ticket.value,
    token: token ?? '',
    'birth date': BIRTH_DATE,
    'hash of a seller’s link': link.hash,
  };
  expect(Object.entries(values).filter(([, value]) => value.length < 3)).toEqual([]);

  const other = await context.newPage();
  await sandbox.open(other, { as: 'web', to: link.path });
  await expect(other.getByText('885,000원')).toBeVisible();
  await look(other);
  await other.close();
  expect(found(await look(page), values)).toEqual(expected('during'));

  await buying.pay(page);
  await buying.payByCard(page);
  await expect(page.getByRole('heading', { name: '가입 신청이 완료되었습니다.' })).toBeVisible();
  expect(found(await look(page), values)).toEqual(expected('after'));
});
