import { messages } from '@shared/copy/popup';
import { IdentityResult } from './IdentityResult';

/** The identity service redirects here when verification fails. Source: IDENT-004, 005. */
export function niceFail() {
  return (
    <IdentityResult
      outcome="failure"
      title={messages['identity-failed']}
      text="이 창을 닫고 원래 화면에서 다시 시도해 주세요."
    />
  );
}
