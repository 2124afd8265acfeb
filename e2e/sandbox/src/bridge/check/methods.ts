import type { Method } from '@shared/bridge';
import { photo, recognition } from '@shared/bridge/answers';
import { SIMULATED_PICTURE } from '@shared/bridge/simulated';
import * as v from 'valibot';

/** Values that the tester gives, and the rule for addresses of photos. */
export type Given = { vtgId: string; outside: string; isOurs: (url: string) => boolean };
export type Params = Readonly<Record<string, unknown>>;

export type MethodRow = {
  /** Tells the tester the expected behaviour of the app, in Korean. */
  expected: string;
  /** Question about what the page cannot see. The tester may answer no to it. */
  question?: string;
  result?: (given: Given, params: Params) => v.GenericSchema;
};

/**
 * Every method of the bridge. The README of `@shared/bridge` describes them.
 */
export const methods: Readonly<Record<Method, MethodRow>> = {
  recognise: {
    expected: '자동차등록증을 촬영하고, 읽은 글자와 사진 주소(url)를 답해요.',
    result: ({ isOurs }) => recognition(isOurs),
  },
  recogniseFile: {
    expected: '고른 등록증 사진을 읽고, 읽은 글자와 사진 주소(url)를 답해요.',
    result: ({ isOurs }) => recognition(isOurs),
  },
  capture: {
    expected: '카메라를 열고, 사진을 찍은 뒤에 답해요. type 1은 점검표, 2는 계기판이에요.',
  },
  upload: {
    expected: '방금 찍은 사진을 올리고, 사진 주소(url)와 같은 type을 답해요.',
    result: ({ isOurs }, { type }) => photo(type === 2 ? 2 : 1, isOurs),
  },
  savePdf: {
    expected: 'PDF 파일을 휴대폰에 저장해요.',
    question: 'bridge-check.pdf가 저장되고 열리나요?',
  },
  saveFile: {
    expected: '다른 형식의 파일을 휴대폰에 저장해요.',
    question: 'bridge-check.txt가 저장되고 열리나요?',
  },
  haptic: {
    expected: '짧게 진동해요.',
    question: '진동이 느껴졌나요?',
  },
  openExternal: {
    expected: '주소를 앱 밖(브라우저, 전화)에서 열어요.',
    question: '앱 밖에서 열렸나요?',
  },
  close: {
    expected: '답한 뒤에 웹뷰를 닫아요.',
    question: '웹뷰가 닫혔나요?',
  },
  openSettings: {
    expected: '휴대폰 설정에서 이 앱의 화면을 열어요.',
    question: '설정이 열렸나요?',
  },
  offers: {
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
