import { ageNotAllowedMessage, messages, otherBrandMessage, popupLabels } from './popup';

describe('popup messages', () => {
  it.each([
    ['sign-in', '로그인정보가 없습니다. 로그인 하시겠습니까?', '[AUTH-002]'],
    ['session-expired', '로그인이 만료되었습니다. 다시 로그인해 주세요.', '[ERR-007]'],
    ['login-required', '로그인이 필요한 서비스입니다.', ''],
    ['NEED_SUBSC_TERM_CHECK', '필수 약관에 동의해 주세요.', '[MSG-001]'],
    ['NEED_SUBSC_TERM_RECEIVE_CHECK', '광고 수신 방법을 하나 이상 선택해 주세요.', '[MSG-002]'],
    ['NEED_SUBSC_SELF_AUTH_CHECK', '본인인증을 진행해 주세요.', '[MSG-003]'],
    ['NO_VTG_USER', '연결된 차량 서비스 계정이 없습니다.', '[MSG-004]'],
    ['DONE_USER_VEHICLE_CHECK', '차량 소유자 인증이 완료되었습니다.', '[MSG-007, MSG-040]'],
    ['NON_MATCH_VEHICLE_PKG', '선택하신 차량은 해당 멤버십에 가입할 수 없습니다.', '[MSG-008]'],
    ['NEED_INPUT_KM', '주행거리를 입력해 주세요.', '[MSG-009]'],
    ['KM_LIMIT_WARNING', '주행거리 180,000km 초과 차량은 가입할 수 없습니다.', '[MSG-010]'],
    ['SUBSC_REQ_DEALER', '판매사를 선택해 주세요.', '[MSG-011]'],
    ['SUBSC_REQ_ADVISOR', '추천인을 선택해 주세요.', '[MSG-012]'],
    ['SUBSC_REQ_DEALER_NOT_CO_CARD', '선택하신 판매사는 법인카드 결제가 불가합니다.', '[MSG-013]'],
    ['SUBSC_REVOKE_CANCEL', '해지 신청을 취소하시겠습니까?', '[MSG-017]'],
    ['SUBSC_REVOKE_CANCEL_COMPLETE', '해지 신청이 취소되었습니다.', '[MSG-018, MSG-041]'],
    ['SUBSC_EXTEND_WARNING', '앱이 아닌 환경입니다. 연장을 계속하시겠습니까?', '[MSG-019]'],
    ['choose-vehicle', '차량을 선택해 주세요.', '[MSG-028]'],
    ['select-vehicle', '차량을 선택해 주세요.', '[MSG-028]'],
    ['choose-date', '최초등록일을 선택해 주세요.', '[MSG-029]'],
    ['extension-only-in-app', '연장은 앱에서만 가능합니다.', '[MSG-030]'],
    ['registered-vehicle-not-found', '등록된 차량을 찾을 수 없습니다.', '[MSG-031]'],
    ['invalid-access-path', '잘못된 접근 경로입니다.', '[MSG-032]'],
    ['wrong-access-path-to-main', '잘못된 접근 경로입니다. 메인으로 이동합니다.', '[LAND-005]'],
    ['cannot-be-looked-up', '조회할 수 없는 차대번호입니다. 확인해 주세요.', '[MSG-033]'],
    ['already-enrolled', '이미 가입된 차량입니다.', '[MSG-034]'],
    ['cannot-be-registered', '입력하신 차대번호는 등록할 수 없습니다.', '[MSG-035]'],
    ['already-registered', '조회 결과 이미 등록된 차대번호입니다.', '[MSG-036]'],
    ['vehicle-registered', '차량 등록이 완료되었습니다.', '[MSG-038]'],
    ['vehicle-info-confirmed', '차량 정보가 확인되었습니다.', '[MSG-039]'],
    ['transfer-requested', '양도 신청이 완료되었습니다.', '[MSG-042]'],
    ['documents-uploaded', '반려 서류 업로드가 완료되었습니다.', '[MSG-043]'],
    ['no-vehicle-registered', '등록된 차량이 없습니다. 차량을 먼저 등록해 주세요.', '[MSG-045]'],
    ['vin-not-customers', '당사 차량이 아닐 수 있습니다. 고객센터로 문의해 주세요.', '[MSG-025]'],
    ['unknown-vip-code', '사용할 수 없는 쿠폰코드 입니다.', ''],
    ['identity-failed', '본인인증 중 오류가 발생했습니다.', '[ERR-026]'],
    [
      'estimate-not-registered',
      '해당 차량은 견적 서비스가 등록되지 않았습니다. 서비스센터로 문의해 주세요.',
      '[EST-020]',
    ],
    ['application-complete', '가입 신청이 완료되었습니다.', ''],
    ['app-only', '앱에서만 이용하실 수 있는 서비스입니다. 앱을 다운로드해 주세요.', ''],
    ['popup-blocked', '팝업이 차단되었습니다. 팝업을 허용해 주세요.', ''],
    ['enter-registration-date-properly', '차량등록일을 정확히 입력해 주세요.', '[A-101]'],
    ['enter-date', '날짜를 입력해 주세요.', ''],
    ['register-vehicle', '차량 정보를 등록해 주세요.', ''],
    ['select-membership', '멤버십을 선택해 주세요.', ''],
    ['enter-vin', '차대번호를 입력해 주세요.', ''],
    ['enter-all-17', '차대번호 17자리를 모두 입력해 주세요.', ''],
    ['no-registered-vehicle', '등록된 차량 정보가 없습니다.', ''],
    ['select-dealer-first', '상품 판매사를 먼저 선택해 주세요.', ''],
    ['enter-discount-code', '할인코드를 입력해 주세요.', '[A-101]'],
    ['caution-check', '유의사항을 읽고 확인하였습니다.', ''],
    ['caution-unchecked', '유의사항 확인 후 진행해 주세요.', ''],
    ['cannot-cancel', '해지 불가', ''],
    ['no-permission', '권한이 없습니다.', ''],
    ['generic', '오류가 발생했습니다. 고객센터로 문의해 주세요.', ''],
    ['lookup-failed', '정보를 조회할 수 없습니다. 잠시 후 다시 시도해 주세요.', ''],
    ['dealers-not-loaded', '판매사 목록을 불러오지 못했습니다.', ''],
    ['terms-failed', '약관 동의 중 오류가 발생했습니다.', ''],
    ['solicitation-failed', '가입 요청 조회 중 오류가 발생했습니다.', ''],
  ] as const)('have for %s: %s %s', (key, sentence, _row) => {
    expect(messages[key]).toBe(sentence);
  });

  /** Only the purpose of these is specified, not the text, so the test checks the words that express it. */
  it.each([
    ['POWER_TRAIN_NOTIS', ['파워트레인', '보험사', '수리비'], '[MSG-005]'],
    ['MATCH_USER_VEHICLE_WARNING', ['당사 차량이 아닐 수 있습니다', '다시 조회'], '[MSG-006]'],
    ['INSP_PANEL_PHOTO_WARNING', ['사진', '촬영'], '[MSG-014]'],
    ['INSP_PANEL_NORMAL_WARNING', ['주행거리', '정확히'], '[MSG-015]'],
    ['SUBSC_INFO', ['영업일', '12개월', '결제 금액'], '[MSG-016]'],
    ['no-plus-user', ['연결된 회원 정보'], '[MSG-020]'],
    ['no-plus-vehicles', ['회원 정보', '차량'], '[MSG-020]'],
    ['no-vantage-user', ['앱 회원'], '[MSG-021]'],
    ['no-vantage-vehicles', ['앱', '차량'], '[MSG-021]'],
    ['no-subscribable-vehicle', ['가입할 수 있는 차량이 없습니다'], '[MSG-022]'],
    ['already-in-service', ['이미', '이용 중'], '[MSG-023]'],
    ['year-not-subscribable', ['가입할 수 없는 연식'], '[MSG-024]'],
    ['no-membership-for-model', ['모델', '멤버십이 없습니다'], '[MSG-026]'],
    ['membership-not-possible-for-model', ['모델', '가입할 수 없습니다'], '[MSG-026]'],
    ['check-input', ['입력', '확인'], '[MSG-027]'],
  ] as const)('express for %s their purpose: %j %s', (key, words, _row) => {
    expect(words.filter((word) => !messages[key].includes(word))).toEqual([]);
  });

  it('have the buttons that the requirement names [MSG-006]', () => {
    expect(popupLabels).toMatchObject({
      lookUpVin: '차대번호 조회',
      registerVehicle: '차량 등록',
      subscribe: '가입하기',
    });
  });

  it('name the other brand, or no brand when none is set [MSG-037]', () => {
    expect(otherBrandMessage('MINI')).toBe('MINI 차량은 등록할 수 없습니다.');
    expect(otherBrandMessage('')).toBe('타 브랜드 차량은 등록할 수 없습니다.');
  });

  it('list the ages that may join', () => {
    expect(ageNotAllowedMessage('61~96개월')).toBe(
      '가입할 수 없는 차령입니다. 가입 가능 차령: 61~96개월',
    );
  });
});
