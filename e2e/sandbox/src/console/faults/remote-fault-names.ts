import type { RemoteFault } from '../../site/remote-fault';

/** Labels of the console's buttons. `?scenario=` and tests use the keys. */
export const remoteFaultNames: Readonly<Record<RemoteFault, string>> = {
  '404': '404',
  hang: '응답 없음',
  html: 'HTML',
  truncated: '잘린 파일',
  tampered: '변조된 파일',
  throwing: '실행 오류',
};
