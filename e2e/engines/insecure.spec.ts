import { networkInterfaces } from 'node:os';
import { startSandbox } from '../journeys/sandbox-process';
import { buying } from '../journeys/steps/buying';
import { expect, test } from './test';

// The sandbox sends Clear-Site-Data, which browsers ignore on an insecure address.
test.use({ expectedNoise: /Clear-Site-Data/ });

test('a membership is bought at an address without https, without locks and random ids [PAY-010, PAY-013]', async ({
  phone,
}) => {
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
    await buying.complete(phone);
    await engine.goto('about:blank'); // stop all requests to the server that ends now
  } finally {
    await sandbox.stop();
  }
});

/** Returns the address of this machine in its network. */
function addressHere(): string {
  const all = Object.values(networkInterfaces()).flatMap((those) => those ?? []);
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found) throw new Error('this machine has no address in a network');
  return found.address;
}
