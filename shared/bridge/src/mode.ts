/** What tells where the page runs. */
export type DeviceMarks = {
  userAgent: string;
  /** iPadOS calls itself a Mac; only its touch screen gives it away. */
  platform: string;
  touchPoints: number;
  hasNativeObject: boolean;
};

export type Phone = 'android' | 'ios' | 'other';
export type Mode = { inApp: boolean; phone: Phone };

/** The marker of the in-app browser, or the native object, means the app. Source: AUTH-014, 015; A-62. */
export function modeOf(around: DeviceMarks, userAgentToken: string): Mode {
  const hasMarker = userAgentToken !== '' && around.userAgent.includes(userAgentToken);
  return { inApp: hasMarker || around.hasNativeObject, phone: phoneOf(around) };
}

function phoneOf({ userAgent, platform, touchPoints }: DeviceMarks): Phone {
  if (/android/i.test(userAgent)) return 'android';
  const isIpadOs = /^Mac/.test(platform) && touchPoints > 1;
  return isIpadOs || /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'other';
}
