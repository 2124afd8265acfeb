import { type DeviceMarks, isKnownBrowser, modeOf } from './mode';

const TOKEN = 'ServiceCareApp';
const page = (around: Partial<DeviceMarks>): DeviceMarks => ({
  userAgent: 'Mozilla/5.0',
  platform: 'Linux',
  touchPoints: 0,
  hasNativeObject: false,
  ...around,
});

const android = 'Mozilla/5.0 (Linux; Android 14)';

describe('inApp', () => {
  it.each([
    ["by the in-app browser's marker", { userAgent: `${android} ServiceCareApp/1.0` }, true],
    ['by the native object', { hasNativeObject: true }, true],
    ['by neither: it is the web', { userAgent: `${android} Chrome/156` }, false],
  ])('is found %s [AUTH-014]', (_, around, inApp) => {
    expect(modeOf(page(around), TOKEN).inApp).toBe(inApp);
  });

  it('ignores an empty marker [AUTH-014]', () => {
    expect(modeOf(page({}), '').inApp).toBe(false);
  });
});

describe('phone', () => {
  const mac = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', platform: 'MacIntel' };
  const windows = { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64)', platform: 'Win32' };

  it.each([
    ['android', { userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-S918N) Chrome/156 Mobile' }],
    ['ios', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }],
    ['ios', { userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)' }],
    ['ios', { ...mac, touchPoints: 5 }],
    ['other', { ...mac, touchPoints: 0 }],
    ['other', { ...windows, touchPoints: 10 }],
  ] as const)('is %s for %j [AUTH-015]', (phone, around) => {
    expect(modeOf(page(around), TOKEN).phone).toBe(phone);
  });
});

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const safari = `${iPhone} (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1`;

describe('isKnownBrowser', () => {
  it.each([
    ['Chrome', chrome],
    ['Safari', safari],
    ['Chrome on an iPhone', safari.replace('Version', 'CriOS')],
    ['Samsung Internet', chrome.replace('Chrome', 'SamsungBrowser/23.0 Chrome')],
    ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0'],
    [
      'Safari of a Mac',
      'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
    ],
  ])('returns true for %s outside the app [A-95]', (_, userAgent) => {
    expect(isKnownBrowser({ inApp: false, userAgent })).toBe(true);
    expect(isKnownBrowser({ inApp: true, userAgent })).toBe(false);
  });

  it.each([
    ['an Android webview', 'Mozilla/5.0 (Linux; Android 14; SM-S911N; wv) Chrome/120.0 Mobile'],
    ['a webview without its mark', chrome.replace('Chrome', 'Version/4.0 Chrome')],
    ['a webview of an iPhone', `${iPhone} (KHTML, like Gecko) Mobile/15E148`],
    ['KakaoTalk', `${chrome} KAKAOTALK 10.4.5`],
    ['Naver', `${safari} NAVER(inapp; search; 1000; 12.3.0)`],
    ['Daum', `${safari} DaumApps/8.0`],
    ['Line', `${safari} Line/13.0.0`],
    ['Facebook', `${safari} [FBAN/FBIOS;FBAV/440.0]`],
    ['Instagram', `${safari} Instagram 300.0.0`],
    ['a program without a name', ''],
  ])('returns false for %s [A-95]', (_, userAgent) => {
    expect(isKnownBrowser({ inApp: false, userAgent })).toBe(false);
  });
});
