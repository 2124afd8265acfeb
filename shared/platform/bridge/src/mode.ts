/** Values that determine where the page runs. */
export type DeviceMarks = {
  userAgent: string;
  /** iPadOS reports a Mac. Only its touch screen distinguishes it. */
  platform: string;
  touchPoints: number;
  hasNativeObject: boolean;
};

export type Phone = 'android' | 'ios' | 'other';
export type Mode = { inApp: boolean; phone: Phone };

/**
 * Returns the mode. The marker of the in-app browser or the native object means the app. Source: AUTH-014, 015; A-62.
 */
export function modeOf(around: DeviceMarks, userAgentToken: string): Mode {
  const hasMarker = userAgentToken !== '' && around.userAgent.includes(userAgentToken);
  return { inApp: hasMarker || around.hasNativeObject, phone: phoneOf(around) };
}

function phoneOf({ userAgent, platform, touchPoints }: DeviceMarks): Phone {
  if (/android/i.test(userAgent)) return 'android';
  const isIpadOs = /^Mac/.test(platform) && touchPoints > 1;
  return isIpadOs || /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'other';
}

const BROWSER =
  /(Chrome|CriOS|Firefox|FxiOS|EdgiOS|SamsungBrowser)\/|Version\/[\d.]+ (Mobile\/\w+ )?Safari\//;

/** Android webviews, and browsers in messengers and social networks. Some of them also contain a browser name. */
const WEBVIEW =
  /; wv\)|Version\/[\d.]+ Chrome\/|KAKAO|NAVER\(inapp|DaumApps|\bLine\/|\bBAND\/|FBAN|FBAV|FB_IAB|Instagram|Barcelona|Twitter|Snapchat|TikTok|musical_ly|LinkedInApp|MicroMessenger|GSA\//i;

/**
 * Returns whether the page runs in a browser that is known to open windows beside the page and to download files. A webview
 * often answers `window.open` by leaving the page, or with a window that the customer cannot see, and ignores downloads.
 * An unknown program counts as a webview. Source: A-95.
 */
export const isKnownBrowser = ({ inApp, userAgent }: { inApp: boolean; userAgent: string }) =>
  !inApp && BROWSER.test(userAgent) && !WEBVIEW.test(userAgent);
