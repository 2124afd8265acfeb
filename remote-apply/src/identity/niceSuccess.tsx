import { IdentityResult } from './IdentityResult';

/** The identity service redirects here when verification succeeds. Source: ROUTE-026, IDENT-004. */
export function niceSuccess() {
  return (
    <IdentityResult
      outcome="success"
      title="본인인증을 마쳤어요"
      text="이 창을 닫고 원래 화면에서 계속 진행해 주세요."
    />
  );
}
