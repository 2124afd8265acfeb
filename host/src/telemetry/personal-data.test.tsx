import { tell } from '@shared/telemetry/tell';
import { tellingPage } from '../../testing/telling-page';

const { beacons, begin, later } = tellingPage();

/** Personal data of a customer that could appear in a message, an answer, an address or a tab's storage. */
const personal = [
  '김민준',
  'Kim Minjun',
  '010-1234-5678',
  '01012345678',
  'minjun@example.com',
  'WBA8E9C50GK123456',
  '12가3456',
  '1987-04-12',
  '서울시 강남구 테헤란로 152',
  '4111111111111111',
  'VIP-2026-ABCD',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.x',
  'vtg-7f3a-99',
];

describe('personal data', () => {
  it.each(personal)('is never recorded, wherever it was: %s', async (secret) => {
    const any = secret as never;
    const { tellUnread } = await import('@shared/api/read/unread');
    sessionStorage.setItem('care-way', JSON.stringify({ funnel: secret, step: secret, at: 1 }));
    history.replaceState(null, '', `/app/${encodeURIComponent(secret)}?vtg_id=${secret}#${secret}`);
    await begin();

    tell({ failure: any });
    tell({ screen: any });
    tell({ funnel: any, step: any });
    tell({ screen: 'SubscApplyReq' });
    tell({ failure: any });
    tell({ funnel: any, failure: any });
    const thrown = Object.assign(new Error(secret), { name: secret });
    thrown.stack = `${secret}@http://localhost/app/apply/2.0.0/${secret}.js?${secret}:1:2\nat ${secret} (http://localhost/app/apply/2.0.0/home.js?q=${secret}:1:2)`;
    tell({ thrown });
    tell({ thrown: secret });
    tell({ heard: new ErrorEvent('error', { error: thrown, message: secret, filename: secret }) });
    tell({
      heard: Object.assign(new Event('unhandledrejection'), {
        reason: { stack: secret, name: secret },
      }),
    });
    tell({
      heard: Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: secret,
        blockedURI: `https://evil.example/${secret}`,
      }),
    });
    tellUnread({ call: `GET ${secret}`, places: [secret], reference: secret });
    tellUnread({ call: 'GET pkgs', places: [secret] });
    tellUnread({ call: 'GET pkgs', places: ['data'], reference: secret });
    await later();
    dispatchEvent(new Event('pagehide'));

    const all = (await beacons().texts()).join('\n');
    expect(all).not.toBe('');
    for (const form of [secret, encodeURIComponent(secret)]) expect(all).not.toContain(form);
  });
});
