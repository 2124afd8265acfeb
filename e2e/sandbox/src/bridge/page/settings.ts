import type { Method as BridgeCall } from '@shared/bridge';

/** Choices by name, with their labels. The label of a choice is Korean first. The first choice is the usual one. */
export type Settings = Readonly<
  Record<string, { name: string; choices: Readonly<Record<string, string>> }>
>;
export type Chosen<Of extends Settings> = {
  [Name in keyof Of]: keyof Of[Name]['choices'] & string;
};

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
export type Reply = keyof typeof replies;

/** How the app answers each call of the page. */
export const callSettings = {
  recognise: { name: '등록증 인식 recognise', choices: replies },
  recogniseFile: { name: '등록증 파일 인식 recogniseFile', choices: replies },
  capture: { name: '촬영 capture', choices: replies },
  upload: { name: '사진 보내기 upload', choices: replies },
  haptic: { name: '진동 haptic', choices: replies },
  openExternal: { name: '밖에서 열기 openExternal', choices: replies },
  close: { name: '닫기 close', choices: replies },
  offers: { name: '되는지 묻기 offers', choices: replies },
  openSettings: { name: '설정 열기 openSettings', choices: replies },
  savePdf: { name: 'PDF 저장 savePdf', choices: replies },
  saveFile: { name: '파일 저장 saveFile', choices: replies },
} as const satisfies Record<BridgeCall, Settings[string]>;

/** The phone. Lengths are in CSS px. */
export const shapeSettings = {
  insets: {
    name: '안전 영역 (위 / 아래)',
    choices: {
      none: '없음 · None',
      notch: '노치 47 / 34 · Notch',
      island: '아일랜드 59 / 34 · Island',
      buttons: 'Android 버튼 24 / 48 · Buttons',
    },
  },
  font: {
    name: '시스템 글자 크기',
    choices: { normal: '100%', small: '85%', large: '130%', larger: '160%', largest: '200%' },
  },
  keyboard: {
    name: '화면 키보드',
    choices: {
      none: '없음 (컴퓨터) · None',
      low: '낮게 216 · Low',
      usual: '보통 291 · Usual',
      high: '높게 380 · High',
    },
  },
  /** The QA controls on the page: ⚙ and, on Android, ‹. */
  handles: {
    name: '⚙와 ‹ 손잡이',
    choices: { shown: '보이기 · Shown', hidden: '숨기기 · Hidden' },
  },
  /** Whether the app says that its webview opens windows. The customer sees them as further pages of the browser. */
  windows: { name: '새 창 (앱)', choices: { none: '없음 · None', offered: '열기 · Offered' } },
} as const satisfies Settings;

export const phoneSettings = { ...shapeSettings, ...callSettings };
export type Phone = Chosen<typeof phoneSettings>;

/** Returns the names of the settings, or of the choices of one. */
export const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(of) as Key[];

/** Reads a text such as `card:failure.insets:notch`. A missing or unknown choice becomes the usual one. */
export function readChosen<Of extends Settings>(settings: Of, text: string): Chosen<Of> {
  const told = new Map(text.split('.').map((part) => [part.split(':')[0], part.split(':')[1]]));
  const chosen = Object.entries(settings).map(([name, { choices }]) => {
    const known = keysOf(choices);
    return [name, known.find((choice) => choice === told.get(name)) ?? known[0]];
  });
  return Object.fromEntries(chosen) as Chosen<Of>;
}

/** Writes only choices that differ from the usual ones. Returns an empty text if there are none. */
export const writeChosen = (settings: Settings, chosen: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .filter(
      ([name, { choices }]) => chosen[name] !== undefined && chosen[name] !== keysOf(choices)[0],
    )
    .map(([name]) => `${name}:${chosen[name]}`)
    .join('.');

let current: Phone = readChosen(phoneSettings, '');

export const phone = (): Phone => current;

export function setPhone(next: Partial<Phone>): void {
  current = { ...current, ...next };
}

/** Reads the text that the script received, for example `insets:notch.offers:5s`. */
export function readPhone(text: string): void {
  current = readChosen(phoneSettings, text);
}
