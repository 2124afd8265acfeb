/** Shown where only the app can continue. In a separate file, because home needs only this sentence first. */
export const appOnly = '앱에서만 이용하실 수 있는 서비스입니다. 앱을 다운로드해 주세요.';
