/** Shown when an application or a payment cannot continue because the browser stores nothing. */
export const storageOff = {
  title: '저장 기능을 켜 주세요',
  message:
    '이 브라우저는 저장 기능이 꺼져 있어서 가입과 결제를 진행할 수 없어요. 브라우저 설정에서 쿠키와 사이트 데이터를 허용한 뒤 이 페이지를 다시 열어 주세요. 다른 앱 안에서 열었다면 Chrome이나 Safari에서 열어 주세요.',
} as const;
