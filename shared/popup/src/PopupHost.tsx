import { PopupDialog } from './PopupDialog';
import { usePopups } from './popups';

/** Where open popups appear; rendered once, by the host. */
export function PopupHost() {
  const stack = usePopups((popups) => popups.stack);
  return stack.map((popup) => <PopupDialog key={popup.id} popup={popup} />);
}
