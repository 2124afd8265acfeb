/** Messages about an existing membership and its documents. In a separate table, because the status page includes it. */
export const membershipMessages = {
  'extension-only-in-app': '연장은 앱에서만 가능합니다.',
  SUBSC_EXTEND_WARNING: '앱이 아닌 환경입니다. 연장을 계속하시겠습니까?',
  SUBSC_REVOKE_CANCEL: '해지 신청을 취소하시겠습니까?',
  SUBSC_REVOKE_CANCEL_COMPLETE: '해지 신청이 취소되었습니다.',
  'cannot-cancel': '해지 불가',
  'transfer-requested': '양도 신청이 완료되었습니다.',
  'documents-uploaded': '반려 서류 업로드가 완료되었습니다.',
  'registered-vehicle-not-found': '등록된 차량을 찾을 수 없습니다.',
  INSP_PANEL_PHOTO_WARNING:
    '사진이 흐리거나 내용이 가려지면 승인이 반려될 수 있습니다. 결과지는 검사일과 네 모서리가, 계기판은 주행거리와 경고등이 모두 보이게 촬영해 주세요.',
} as const satisfies Record<string, string>;
