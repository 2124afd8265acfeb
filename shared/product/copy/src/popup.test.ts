import { messages, popupLabels } from './popup';

describe('popup messages', () => {
  it.each([
    ['NEED_SUBSC_TERM_CHECK', '필수 약관에 동의해 주세요.', '[MSG-001]'],
    ['NEED_SUBSC_TERM_RECEIVE_CHECK', '광고 수신 방법을 하나 이상 선택해 주세요.', '[MSG-002]'],
    ['SUBSC_REQ_DEALER', '판매사를 선택해 주세요.', '[MSG-011]'],
    ['SUBSC_REQ_ADVISOR', '추천인을 선택해 주세요.', '[MSG-012]'],
    ['SUBSC_REQ_DEALER_NOT_CO_CARD', '선택하신 판매사는 법인카드 결제가 불가합니다.', '[MSG-013]'],
    ['choose-vehicle', '차량을 선택해 주세요.', '[MSG-028]'],
    ['select-vehicle', '차량을 선택해 주세요.', '[MSG-028]'],
    ['choose-date', '최초등록일을 선택해 주세요.', '[MSG-029]'],
    ['cannot-be-registered', '입력하신 차대번호는 등록할 수 없습니다.', '[MSG-035]'],
    ['registered-vehicle-not-found', '등록된 차량을 찾을 수 없습니다.', '[MSG-031]'],
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
    ['no-plus-vehicles', ['회원 정보', '차량'], '[MSG-020]'],
    ['no-vantage-user', ['앱 회원'], '[MSG-021]'],
    ['no-vantage-vehicles', ['앱', '차량'], '[MSG-021]'],
    ['already-in-service', ['이미', '이용 중'], '[MSG-023]'],
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
});
