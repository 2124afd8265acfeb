import type { Method as BridgeCall } from '@shared/bridge';

const callNames: Readonly<Record<BridgeCall, string>> = {
  recognise: '등록증 인식 recognise',
  recogniseFile: '등록증 파일 인식 recogniseFile',
  capture: '촬영 capture',
  upload: '사진 보내기 upload',
  haptic: '진동 haptic',
  openExternal: '밖에서 열기 openExternal',
  close: '닫기 close',
  offers: '되는지 묻기 offers',
  openSettings: '설정 열기 openSettings',
  savePdf: 'PDF 저장 savePdf',
  saveFile: '파일 저장 saveFile',
};
export const bridgeCalls = Object.keys(callNames) as readonly BridgeCall[];

/** Faults of an answer on its way to the page. */
const replies = {
  normal: '바로 · At once',
  '1s': '1초 뒤 · After 1 s',
  '2s': '2초 뒤 · After 2 s',
  '5s': '5초 뒤 · After 5 s',
  '100s': '100초 뒤 · After 100 s',
  lost: '응답 없음 · Lost',
  repeated: '두 번 · Twice',
  refused: '모르는 기능 · Unsupported',
  forbidden: '권한 거부 · Denied',
  broken: '읽을 수 없음 · Unreadable',
} as const;

/** Configuration of the phone. Lengths are in CSS px, text sizes in percent. */
const insets = {
  none: '없음 · None',
  notch: '노치 47 / 34 · Notch',
  island: '아일랜드 59 / 34 · Island',
  buttons: 'Android 버튼 24 / 48 · Buttons',
} as const;
const font = {
  normal: '100%',
  small: '85%',
  large: '130%',
  larger: '160%',
  largest: '200%',
} as const;
const keyboard = {
  none: '없음 (컴퓨터) · None',
  low: '낮게 216 · Low',
  usual: '보통 291 · Usual',
  high: '높게 380 · High',
} as const;

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>): readonly Key[] =>
  Object.keys(names) as Key[];

/** Visibility of the QA controls on the page: ⚙ and, on Android, ‹. */
const handles = { shown: '보이기 · Shown', hidden: '숨기기 · Hidden' } as const;

/** Whether the app says that its webview opens windows. The customer sees them as further pages of the browser. */
const windows = { none: '없음 · None', offered: '열기 · Offered' } as const;

const callChoices = Object.fromEntries(
  bridgeCalls.map((call) => [call, keysOf(replies)]),
) as Record<BridgeCall, readonly Reply[]>;

export type Reply = keyof typeof replies;
export type Insets = keyof typeof insets;
export type FontSize = keyof typeof font;
export type KeyboardHeight = keyof typeof keyboard;

/** Values that can be chosen for the phone, by name. The first value of each list is the default. */
export const phoneChoices = {
  insets: keysOf(insets),
  font: keysOf(font),
  keyboard: keysOf(keyboard),
  handles: keysOf(handles),
  windows: keysOf(windows),
  ...callChoices,
};
export type PhoneChoice = keyof typeof phoneChoices;
export type Phone = { [Name in PhoneChoice]: (typeof phoneChoices)[Name][number] };

const built: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  insets,
  font,
  keyboard,
  handles,
  windows,
};

/** Returns the label of a value, Korean first. */
export const phoneChoiceName = (of: PhoneChoice, choice: string): string =>
  (built[of] ?? (replies as Readonly<Record<string, string>>))[choice] ?? choice;

export const phoneNames: Readonly<Record<PhoneChoice, string>> = {
  insets: '안전 영역 (위 / 아래)',
  font: '시스템 글자 크기',
  keyboard: '화면 키보드',
  handles: '⚙와 ‹ 손잡이',
  windows: '새 창 (앱)',
  ...callNames,
};

export const insetsOf: Readonly<Record<Insets, { top: number; bottom: number }>> = {
  none: { top: 0, bottom: 0 },
  notch: { top: 47, bottom: 34 },
  island: { top: 59, bottom: 34 },
  buttons: { top: 24, bottom: 48 },
};
export const percentOf: Readonly<Record<FontSize, number>> = {
  normal: 100,
  small: 85,
  large: 130,
  larger: 160,
  largest: 200,
};
export const heightOf: Readonly<Record<KeyboardHeight, number>> = {
  none: 0,
  low: 216,
  usual: 291,
  high: 380,
};
