/** Messages of the host on any page. In a separate table, because prerendered pages include it. */
export const hostMessages = {
  'sign-in': '로그인정보가 없습니다. 로그인 하시겠습니까?', // literal
  'session-expired': '로그인이 만료되었습니다. 다시 로그인해 주세요.',
  'login-required': '로그인이 필요한 서비스입니다.',
  'login-expired': '로그인 시간이 지났습니다. 다시 로그인한 뒤 해지를 신청해 주세요.',
  'who-unanswered': '로그인 상태를 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  NO_VTG_USER: '연결된 차량 서비스 계정이 없습니다.',
  GO_OAS: '차량 등록이 필요합니다. 차량을 등록한 뒤 다시 신청해 주세요.',
  GO_SCP: '새로 가입할 수 있는 멤버십이 있습니다. 가입 화면에서 다시 신청해 주세요.',
  'no-permission': '권한이 없습니다.',
  generic: '오류가 발생했습니다. 고객센터로 문의해 주세요.',
  'lookup-failed': '정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.',
} as const satisfies Record<string, string>;

/** Buttons of popups beside the usual ones of `@shared/popup`. */
export const popupLabels = {
  close: '닫기',
  signIn: '로그인',
  /** Submit button of MATCH_USER_VEHICLE_WARNING. Source: MSG-006. */
  lookUpVin: '차대번호 조회',
  /** Action button of GO_OAS and GO_SCP. Source: ERR-023, 024. */
  registerVehicle: '차량 등록',
  subscribe: '가입하기',
} as const;
