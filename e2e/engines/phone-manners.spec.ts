import type { Engine } from '../journeys/screen/engine';
import { buying } from '../journeys/steps/buying';
import { living } from '../journeys/steps/living';
import { expect, test } from './test';

test('a page opens at its top, even if the phone restores the old scroll position later [SHELL-008, SHELL-009]', async ({
  phone,
  sandbox,
}) => {
  const { engine } = phone;
  await sandbox.open(phone, { as: 'ios' });
  await phone.see('link', '이용약관');
  // iOS restores the scroll position a moment after a navigation. The page's own timer starts later and is longer, so
  // it runs after this one even on the slowest machine.
  await engine.run(`void (history.pushState = function (...entry) {
    setTimeout(() => {
      scrollTo(0, 400);
      window.__putBack = true;
    }, 50);
    return History.prototype.pushState.apply(this, entry);
  })`);
  await phone.press('link', '이용약관');
  await phone.until('see the old place put back', () => engine.run('window.__putBack === true'));
  await phone.see('heading', '이용약관');
  await phone.until('see the top', async () => (await engine.run('scrollY')) === 0);
});

test('a date is shown as year, month, day, fits on the narrowest phone and is typed as digits [APPLY-021]', async ({
  phone,
  sandbox,
}) => {
  const { engine } = phone;
  await engine.resize(320, 568);
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await buying.standardToVehicle(phone);
  await phone.see('field', /^최초등록일/);
  const written = () => phone.values('field', /^최초등록일/);
  expect(await written()).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
  const cut = await engine.run<string[]>(
    `[...document.querySelectorAll('main input')].filter((field) => field.scrollWidth > field.clientWidth + 1).map((field) => field.name || field.id)`,
  );
  expect(cut).toEqual([]);
  await phone.fill(/^최초등록일/, '20210304');
  expect(await written()).toEqual(['2021-03-04']);
});

test('a customer whose phone emptied its storage starts again and sees paid orders [GUARD-012, STATUS-007]', async ({
  phone,
  sandbox,
}) => {
  const { engine } = phone;
  await sandbox.open(phone, { person: 'new-customer', as: 'ios' });
  await buying.standardToPayment(phone);
  await emptyStorage(engine);
  await engine.reload();
  await living.told(phone, /잘못된 접근/);
  await phone.see('tab', /^STANDARD/);

  await buying.standardToPayment(phone);
  await buying.toCardPage(phone);
  await buying.complete(phone);
  await emptyStorage(engine);
  await engine.goto(`${sandbox.origin}/app/subscStatus`);
  await phone.within('region', /^STANDARD/).read('승인대기');
});

/** Empties the storage, as iOS does after seven days without a visit. The session cookie has its own lifetime. */
const emptyStorage = (engine: Engine) =>
  engine.run(`(async () => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise((done) => {
        const gone = indexedDB.deleteDatabase(name);
        gone.onsuccess = gone.onblocked = gone.onerror = done;
      });
  })()`);
