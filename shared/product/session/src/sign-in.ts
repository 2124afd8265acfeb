import type { SignInKind } from '@shared/api/reaction';
import { hostMessages as messages, popupLabels } from '@shared/copy/popup-host';

export type { SignInKind } from '@shared/api/reaction';

type SignInMeans = {
  confirm: (question: { message: string; submit: string; cancel: string }) => Promise<boolean>;
  goToAccount: () => Promise<void>;
};

/**
 * Returns the function that asks to sign in. Both buttons lead to the account host.
 * Several calls at once share one popup. Source: AUTH-002, 003; A-15.
 */
export function createSignIn({
  confirm,
  goToAccount,
}: SignInMeans): (kind: SignInKind) => Promise<void> {
  let open: Promise<void> | undefined;
  return (kind) => {
    open ??= confirm({
      message: messages[kind],
      submit: popupLabels.signIn,
      cancel: popupLabels.close,
    }).then(async () => {
      open = undefined; // Another page may ask to sign in while the address is not known yet.
      await goToAccount();
    });
    return open;
  };
}
