import type { Page } from 'playwright/test';
import { buying } from './buying';
import { insuring } from './insuring';
import { watchPlaces } from './left-behind';
import { type Canary, type Place, places, stays } from './privacy-table';
import { waitingLink } from './steps/links';
import { expect, test } from './test';

type Person = { key: string } & Record<'name' | 'email' | 'mobile' | 'vtgNo' | 'plusNo', string>;

const ENTRY_PHONE = '01077001234';
/** The values that `payByCard` types. */
const CARD = '4000000000000002';
const BIRTH_DATE = '900101';
const VIN = 'MRDC5K20005000000';

/** Returns the text decoded from URL encoding and without separators that only people write. */
const decoded = (text: string): string => {
  const plain = text.replace(/%[0-9a-f]{2}(?:%[0-9a-f]{2})*/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  return `${text}\n${plain}\n${plain.replaceAll(/[ -]/g, '')}`;
};

/** Returns the places in which each planted value was found. */
const found = (where: Record<Place, string>, values: Record<Canary, string>) => {
  return Object.fromEntries(
    Object.entries(values).map(([canary, value]) => [
      canary,
      places.filter((place) => decoded(where[place]).includes(value)),
    ]),
  );
};
const expected = (when: 'during' | 'after') =>
  Object.fromEntries(Object.entries(stays).map(([canary, stay]) => [canary, [...stay[when]]]));

/** Only the address of the page contains the hash that opens it. */
const onLink = Object.fromEntries(
  Object.keys(stays).map((canary) => [canary, canary === 'hash of a link' ? ['history'] : []]),
);

/** Records the proof of the sign-in in the address from the account host. */
function ticketOf(page: Page): { value: string } {
  const ticket = { value: '' };
  page.on('request', (request) => {
    const given = new URL(request.url()).searchParams.get('connInfo');
    if (given) ticket.value = given;
  });
  return ticket;
}

test('each of thirteen personal values stays only in its listed places, also after a purchase [SHELL-011, SEC-008]', async ({
  browser,
  context,
  page,
  sandbox,
}) => {
  const person = ((await sandbox.ask('people')) as Person[]).find(
    ({ key }) => key === 'new-customer',
  );
  const link = await waitingLink(sandbox, true);
  if (!person) throw new Error('the sandbox has nobody to follow');
  const ticket = ticketOf(page);
  const { look } = watchPlaces(context, sandbox);

  const to = `/app/?phone=${ENTRY_PHONE}&preUrl=estimate`;
  await sandbox.open(page, { person: person.key, as: 'android', to });
  await insuring.toDocument(page);
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
    mobile: person.mobile.replaceAll('-', ''),
    'phone of the entry': ENTRY_PHONE,
    'birth date': BIRTH_DATE,
    'card number': CARD,
    plate: '15가1050',
    VIN,
    connInfo: ticket.value,
    token: token ?? '',
    vtg_no: person.vtgNo,
    plus_no: person.plusNo,
    'hash of a link': link.hash,
  };
  expect(Object.entries(values).filter(([, value]) => value.length < 3)).toEqual([]);

  // The visitor of a dealer link may be another person, so use another phone.
  const visitor = await browser.newContext();
  const visited = watchPlaces(visitor, sandbox);
  const other = await visitor.newPage();
  await sandbox.open(other, { as: 'web', to: link.path });
  await expect(other.getByText('885,000원')).toBeVisible();
  // Both phones share the server's log, so leave it out.
  const left = { ...(await visited.look(other)), 'server log': '' };
  expect(found(left, values)).toEqual(onLink);
  await visitor.close();
  expect(found(await look(page), values)).toEqual(expected('during'));

  await buying.toCardPage(page);
  expect(found(await look(page), values)).toEqual(expected('during'));

  await buying.complete(page);
  await page.getByRole('button', { name: '멤버십 현황 보기' }).click();
  await expect(page.getByText('승인대기').first()).toBeVisible();
  expect(found(await look(page), values)).toEqual(expected('after'));
});
