import { type DeviceMarks, modeOf } from './mode';

const TOKEN = 'ServiceCareApp';
const page = (around: Partial<DeviceMarks>): DeviceMarks => ({
  userAgent: 'Mozilla/5.0',
  platform: 'Linux',
  touchPoints: 0,
  hasNativeObject: false,
  ...around,
});

describe('the app', () => {
  it.each([
    [
      "by the in-app browser's marker",
      { userAgent: 'Mozilla/5.0 (Linux; Android 14) ServiceCareApp/1.0' },
      true,
    ],
    ['by the native object', { hasNativeObject: true }, true],
    [
      'by neither: it is the web',
      { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/156' },
      false,
    ],
  ])('is known %s [AUTH-014]', (_, around, inApp) => {
    expect(modeOf(page(around), TOKEN).inApp).toBe(inApp);
  });

  it('is never known by a marker nobody set [AUTH-014]', () => {
    expect(modeOf(page({}), '').inApp).toBe(false);
  });
});

describe('the phone', () => {
  it.each([
    ['android', { userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-S918N) Chrome/156 Mobile' }],
    ['ios', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }],
    ['ios', { userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)' }],
    [
      'ios',
      {
        userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)',
        platform: 'MacIntel',
        touchPoints: 5,
      },
    ],
    [
      'other',
      {
        userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)',
        platform: 'MacIntel',
        touchPoints: 0,
      },
    ],
    [
      'other',
      { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64)', platform: 'Win32', touchPoints: 10 },
    ],
  ] as const)('is %s for %j [AUTH-015]', (phone, around) => {
    expect(modeOf(page(around), TOKEN).phone).toBe(phone);
  });
});
