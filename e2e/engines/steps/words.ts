/**
 * What a customer reads and presses on the way, once for every set of steps: those of all engines (`e2e/engines/steps`)
 * and those of Chromium's journeys (`e2e/journeys/buying.ts`, `insuring.ts`, `living.ts`).
 */
export const words = {
  next: '다음',
  confirm: '확인',
  close: '닫기',
  understood: '확인했어요',
  agreeAll: '전체 동의',
  readCautions: '유의사항을 읽고 확인하였습니다.',

  vehicleList: '차량',
  apply: '가입 신청하기',
  terms: '약관에 동의해 주세요',
  membership: '이 멤버십으로 신청할까요?',
  vehicle: '차량 정보 입력 및 멤버십 선택',
  goOn: '계속하기',
  payment: '결제',
  dealer: /^판매사 선택/,
  advisor: /^추천인 찾기/,
  nobody: /추천인 없음/,
  chosen: '선택 완료',
  pay: /결제하기$/,
  completed: '가입 신청이 완료되었습니다.',

  cardPage: '카드 결제',
  cardNumber: '카드번호',
  cardMonth: '유효기간 월',
  cardYear: '유효기간 연도',
  cardBirthday: '생년월일 6자리',
  cardPassword: '카드 비밀번호 앞 2자리',
  payByCard: '결제',

  survey: '가입 전 확인',
  /** The answers that lead through it, in its order. */
  surveyAnswers: ['아니요', '아니요', '아니요', '예', '아니요', '동의해요'],
  insuranceTerms: '파워트레인 수리비 보증 약관',
  document: '자동차등록증을 촬영해 주세요',
  shoot: /촬영하기$/,
  masked: /가린 것을 확인/,
  maskedShoot: '확인하고 촬영하기',
  verifyOwner: '차량 소유자 인증',
  ownerVerified: '차량 소유자 인증이 완료되었습니다.',
  inspection: '정기검사 결과지를 촬영해 주세요',
  openCamera: '카메라 열기',
  dashboard: '주행거리 입력 및 계기판 사진 촬영',
  mileage: /총 주행거리/,
  photoKept: '사진을 저장했어요',

  notification: '알림',
  cancel: '해지 신청',
  cancelConfirmation: '해지 신청 확인',
  refund: '예상 환불액',

  /** What the phone's camera can bring, by its buttons. */
  camera: {
    good: /Good result/,
    misread: /Misread/,
    denied: /Permission denied/,
    cancelled: /Cancelled/,
    silent: /No answer/,
    twice: /Two answers/,
    late: /Late answer/,
    killed: /Page killed/,
  },
} as const;
