/** Said where only the app goes on. A file of its own: home's first view needs this one sentence. */
export const appOnly = '앱에서만 이용하실 수 있는 서비스입니다. 앱을 다운로드해 주세요.';
