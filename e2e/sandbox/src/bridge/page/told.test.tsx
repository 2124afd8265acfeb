import { recogniseRegistration } from '@shared/bridge';
import { installNative } from './install';
import { freshPage } from './testing/web';

const script = { object: 'ServiceCareBridge', token: 'ServiceCareApp' };
let told: unknown[] = [];
beforeEach(() => {
  freshPage();
  told = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (address: string, text: string) => told.push([address, JSON.parse(text)]),
    configurable: true,
  });
});

it('logs uncaught errors with the page address, without its query', () => {
  history.replaceState(null, '', '/app/estimate?name=secret');
  installNative({ ...script, device: 'ios' });

  dispatchEvent(new ErrorEvent('error', { message: 'TypeError: x is undefined' }));

  expect(told).toContainEqual([
    '/sandbox/client-events',
    { kind: 'script', route: '/app/estimate', message: 'TypeError: x is undefined' },
  ]);
});

describe('bridge log of the console', () => {
  it('has the method and the kind of answer of each call, without contents [BRIDGE-006]', async () => {
    installNative({ ...script, device: 'android', auto: 'denied' });

    await expect(recogniseRegistration()).rejects.toThrow();

    expect(told).toEqual([
      ['/sandbox/client-events', { kind: 'bridge', code: 'recognise', message: 'asked' }],
      ['/sandbox/client-events', { kind: 'bridge', code: 'recognise', message: 'denied' }],
    ]);
  });
});
