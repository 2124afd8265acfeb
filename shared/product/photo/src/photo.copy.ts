import type { BridgeFailureKind } from '@shared/bridge';
import type { PhotoFileProblem } from './prepared-photo';

type PhotoTrouble = { title: string; text: string };

/** Reasons why there is no photo, and what the customer can do. */
export const troubleSentence: Record<BridgeFailureKind, PhotoTrouble> = {
  denied: {
    title: '카메라를 사용할 수 없어요',
    text: '휴대폰 설정 > 앱 > ServiceCare+에서 카메라를 허용하거나, 찍어 둔 사진을 선택해 주세요.',
  },
  cancelled: {
    title: '촬영을 마치지 않았어요',
    text: '다시 촬영하거나, 찍어 둔 사진을 선택해 주세요.',
  },
  timeout: {
    title: '카메라에서 응답이 없어요',
    text: '다시 촬영해 주세요. 계속되면 찍어 둔 사진을 선택해 주세요.',
  },
  unsupported: {
    title: '이 화면에서는 바로 촬영할 수 없어요',
    text: '앱을 최신 버전으로 업데이트하거나, 찍어 둔 사진을 선택해 주세요.',
  },
  'bad-answer': {
    title: '사진을 확인하지 못했어요',
    text: '밝은 곳에서 다시 촬영하거나, 찍어 둔 사진을 선택해 주세요.',
  },
  'no-reader': {
    title: '사진을 아직 읽을 수 없어요',
    text: '연결 상태를 확인하고 다시 촬영하거나, 찍어 둔 사진을 선택해 주세요.',
  },
};

/** Reasons why a chosen file cannot be sent. */
export const fileSentence: Record<PhotoFileProblem, string> = {
  'not-a-photo': 'JPG 또는 PNG 사진을 선택해 주세요.',
  'too-large': '사진이 너무 커요. 30MB보다 작은 사진을 선택해 주세요.',
  'too-many-pixels': '사진의 해상도가 너무 높아요. 6천만 화소보다 작은 사진을 선택해 주세요.',
  unreadable: '사진을 읽지 못했어요. 다시 선택하거나 다른 사진을 선택해 주세요.',
  'not-drawn': '이 휴대폰에서 사진의 크기를 줄이지 못했어요. 10MB보다 작은 사진을 선택해 주세요.',
  overdue: '사진을 읽는 데 너무 오래 걸려요. 다시 선택하거나 다른 사진을 선택해 주세요.',
};
