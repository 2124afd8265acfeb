import type { Screen } from '../journeys/screen/screen';
import { buying } from '../journeys/steps/buying';
import { cardsOf, living } from '../journeys/steps/living';
import { expect, test } from './test';

/** Pastes the text into the field over everything that it contains, through the clipboard, which answers later. */
async function paste(phone: Screen, field: string, text: string): Promise<void> {
  const { engine } = phone;
  await engine.run(`(() => {
    const source = document.createElement('textarea');
    source.id = 'copied';
    source.value = ${JSON.stringify(text)};
    source.addEventListener('copy', () => (source.title = 'copied'));
    document.body.append(source);
    source.focus();
    source.select();
  })()`);
  await engine.pressControl('c');
  const isCopied = "document.getElementById('copied').title === 'copied'";
  await phone.until('copy the text', () => engine.run(isCopied));
  await engine.run(`document.getElementById('copied').remove()`);
  await phone.press('field', field);
  await engine.pressControl('a');
  await engine.pressControl('v');
}

test('the text field reads a pasted Korean date [HOME-003]', async ({ phone, sandbox }) => {
  await sandbox.open(phone, { person: 'no-vehicles', as: 'ios' });
  for (const written of ['2021년 3월 1일', '2021. 3. 1.']) {
    await paste(phone, '최초등록일', written);
    await expect.poll(() => phone.values('field', '최초등록일'), written).toEqual(['2021-03-01']);
  }
});

test('the customer pays once while neither the database nor the locks answer [PAY-013, A-77]', async ({
  phone,
  sandbox,
}) => {
  await sandbox.open(phone, { person: 'near-end', as: 'ios', to: '/app/subscStatus' });
  await living.extend(phone);
  await phone.engine.run(`(() => {
    IDBFactory.prototype.open = () => ({});
    navigator.locks.request = () => new Promise(() => undefined);
  })()`);
  await buying.submit(phone);
  await buying.complete(phone);
  expect(await cardsOf(sandbox, 'near-end')).toHaveLength(2);
});
