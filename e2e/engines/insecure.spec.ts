import { networkInterfaces } from 'node:os';
import { STARTING_MS, startSandbox } from '../journeys/sandbox-process';
import { buying } from './steps/buying';
import { words } from './steps/words';
import { expect, test } from './test';

// The sandbox asks for an empty browser, which such an address may not.
test.use({ expectedNoise: /Clear-Site-Data/ });

test('at an address without https, where browsers lend a page no locks and no ids, a membership is bought as anywhere [PAY-010, PAY-013]', async ({
  phone,
}) => {
  test.setTimeout(STARTING_MS + 120_000);
  const { engine } = phone;
  const sandbox = await startSandbox({}, '0.0.0.0');
  try {
    const { port } = new URL(sandbox.origin);
    const query = new URLSearchParams({ as: 'ios', to: '/app/', person: 'new-customer' });
    await engine.goto(`http://${addressHere()}:${port}/sandbox/open?${query}`);
    await phone.see('tab', /^STANDARD/);
    expect(await engine.run('[isSecureContext, typeof navigator.locks]')).toEqual([
      false,
      'undefined',
    ]);
    await buying.standardToPayment(phone);
    await buying.pay(phone);
    await buying.payByCard(phone);
    await phone.see('heading', words.completed);
    await engine.goto('about:blank'); // nothing asks a server that is gone
  } finally {
    await sandbox.stop();
  }
});

/** This machine as another in its network reaches it. */
function addressHere(): string {
  const all = Object.values(networkInterfaces()).flatMap((those) => those ?? []);
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found) throw new Error('this machine has no address in a network');
  return found.address;
}
