import { PopupDialog } from './PopupDialog';
import { usePopups } from './popups';
import { Toast } from './Toast';

/** Where open popups and toasts appear; rendered once, by the host. */
export function PopupHost() {
  const stack = usePopups((popups) => popups.stack);
  return (
    <>
      {stack.map((popup) => (
        <PopupDialog key={popup.id} popup={popup} />
      ))}
      <Toast />
    </>
  );
}
