/** Messages about choosing a vehicle and its membership. In a separate table, because home includes it. */
export const choiceMessages = {
  'choose-vehicle': '차량을 선택해 주세요.',
  'choose-date': '최초등록일을 선택해 주세요.',
  'enter-registration-date-properly': '차량등록일을 정확히 입력해 주세요.',
  'already-in-service': '이미 서비스를 이용 중인 차량입니다.',
  'no-subscribable-vehicle': '가입할 수 있는 차량이 없습니다. 가입 대상을 확인해 주세요.',
  'no-plus-user': '연결된 회원 정보가 없습니다. 회원 연결 후 다시 시도해 주세요.',
  'no-plus-vehicles': '회원 정보에 등록된 차량이 없습니다. 차량을 먼저 등록해 주세요.',
  'no-vantage-user': '앱 회원 정보가 없습니다. 앱에서 회원 연결을 확인해 주세요.',
  'no-vantage-vehicles': '앱에 등록된 차량이 없습니다. 차량을 먼저 등록해 주세요.',
  'no-membership-for-model': '해당 모델이 가입할 수 있는 멤버십이 없습니다.',
  'membership-not-possible-for-model': '해당 모델은 선택하신 멤버십에 가입할 수 없습니다.',
} as const satisfies Record<string, string>;

/** Returns the message with the allowed `ages`, for example '61~96개월'. Source: HOME-011. */
export const ageNotAllowedMessage = (ages: string): string =>
  `가입할 수 없는 차령입니다. 가입 가능 차령: ${ages}`;
