import type { Method } from '@shared/bridge';
import { photo, recognition } from '@shared/bridge/answers';
import { SIMULATED_PICTURE } from '@shared/bridge/simulated';
import * as v from 'valibot';

/** Values that the tester gives, and the rule for addresses of photos. */
export type Given = { vtgId: string; outside: string; isOurs: (url: string) => boolean };
export type Params = Readonly<Record<string, unknown>>;

export type MethodRow = {
  /** Parameters, as the README describes them. Empty if there are none. */
  takes: string;
  /** The result, or what the app has done, as the README describes it. */
  gives: string;
  /** Tells the tester the expected behaviour of the app, in Korean. */
  expected: string;
  /** Question about what the page cannot see. The tester may answer no to it. */
  question?: string;
  /** Returns the schema of the result. Without one, any result is accepted. */
  result?: (given: Given, params: Params) => v.GenericSchema;
};

/**
 * Every method of the bridge. The check page runs them, and a test compares the list in the README of `@shared/bridge`
 * with this table.
 */
export const methods: Readonly<Record<Method, MethodRow>> = {
  recognise: {
    takes: '',
    gives: '`owner_name`, `reg_date`, `car_reg_no`, `model`, `car_vin` (text or null) and `url`',
    expected: '자동차등록증을 촬영하고, 읽은 글자와 사진 주소(url)를 답해요.',
    result: ({ isOurs }) => recognition(isOurs),
  },
  recogniseFile: {
    takes: '`base64` (JPEG or PNG)',
    gives: 'the result of `recognise` for a photo that the customer has chosen; the app uploads it',
    expected: '고른 등록증 사진을 읽고, 읽은 글자와 사진 주소(url)를 답해요.',
    result: ({ isOurs }) => recognition(isOurs),
  },
  capture: {
    takes: '`type` (1 inspection sheet, 2 dashboard)',
    gives: 'the picture is taken, and `upload` follows',
    expected: '카메라를 열고, 사진을 찍은 뒤에 답해요. type 1은 점검표, 2는 계기판이에요.',
  },
  upload: {
    takes: '`vtgId`, `type`',
    gives: '`url` of the uploaded photo, and the same `type`',
    expected: '방금 찍은 사진을 올리고, 사진 주소(url)와 같은 type을 답해요.',
    result: ({ isOurs }, { type }) => photo(type === 2 ? 2 : 1, isOurs),
  },
  savePdf: {
    takes: '`name`, `base64`',
    gives: 'the file is saved',
    expected: 'PDF 파일을 휴대폰에 저장해요.',
    question: 'bridge-check.pdf가 저장되고 열리나요?',
  },
  saveFile: {
    takes: '`name`, `base64`, `type` (MIME)',
    gives: 'the file is saved; without it the page shares or downloads the file',
    expected: '다른 형식의 파일을 휴대폰에 저장해요.',
    question: 'bridge-check.txt가 저장되고 열리나요?',
  },
  haptic: {
    takes: '`kind` (`light`, `success`, `warning`)',
    gives: 'the page ignores errors',
    expected: '짧게 진동해요.',
    question: '진동이 느껴졌나요?',
  },
  openExternal: {
    takes: '`url`',
    gives: 'the page is open outside the app',
    expected: '주소를 앱 밖(브라우저, 전화)에서 열어요.',
    question: '앱 밖에서 열렸나요?',
  },
  close: {
    takes: '',
    gives: 'the webview closes',
    expected: '답한 뒤에 웹뷰를 닫아요.',
    question: '웹뷰가 닫혔나요?',
  },
  openSettings: {
    takes: '',
    gives: "the phone's settings of the app are open",
    expected: '휴대폰 설정에서 이 앱의 화면을 열어요.',
    question: '설정이 열렸나요?',
  },
  offers: {
    takes: '`method`',
    gives:
      '`true` means yes; any other answer, an error and silence mean no. `openSettings`, `recogniseFile`: the app has it. `windows`: `window.open` shows a second webview that the customer sees, that `window.close()` closes, and that shares cookies with the page. Only then identity verification uses a pop-up in the app, otherwise the same window.',
    expected: '그 기능이 있으면 true를, 없으면 false를 답해요.',
    result: () => v.boolean(),
  },
};

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

export type Run = { name: string; method: Method; params: (given: Given) => Params };

/** The calls of the page, in the order in which a tester makes them. The app closes the page with the last one. */
export const runs: readonly Run[] = [
  run('recognise', {}),
  {
    name: 'recogniseFile',
    method: 'recogniseFile',
    params: () => ({ base64: SIMULATED_PICTURE.replace(/^.*,/, '') }),
  },
  run('capture', { type: 1 }),
  upload(1),
  run('capture', { type: 2 }),
  upload(2),
  run('haptic', { kind: 'light' }),
  run('haptic', { kind: 'success' }),
  run('haptic', { kind: 'warning' }),
  {
    name: 'openExternal https',
    method: 'openExternal',
    params: ({ outside }) => ({ url: outside }),
  },
  { name: 'openExternal tel', method: 'openExternal', params: () => ({ url: 'tel:0212345678' }) },
  {
    name: 'savePdf',
    method: 'savePdf',
    params: () => ({ name: 'bridge-check.pdf', base64: btoa(PDF) }),
  },
  {
    name: 'saveFile',
    method: 'saveFile',
    params: () => ({ name: 'bridge-check.txt', base64: btoa('bridge'), type: 'text/plain' }),
  },
  run('offers', { method: 'openSettings' }),
  run('offers', { method: 'windows' }),
  run('offers', { method: 'recogniseFile' }),
  run('openSettings', {}),
  run('close', {}),
];

function run(method: Method, params: Params): Run {
  return { name: [method, ...Object.values(params)].join(' '), method, params: () => params };
}

function upload(type: 1 | 2): Run {
  return { name: `upload ${type}`, method: 'upload', params: ({ vtgId }) => ({ vtgId, type }) };
}
