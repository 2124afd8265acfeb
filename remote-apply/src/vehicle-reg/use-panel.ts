import { useLocation, useNavigate, useSearchParams } from '@shared/router';
import { useEffect, useEffectEvent } from 'react';
import { cameFrom } from '../flow/address';
import type { ApplyPage } from '../flow/flow';

const PAGE: ApplyPage = 'SubscApplyVehicleReg';

/**
 * Returns the panel of the registration step that the address names. Back of the device and the arrow therefore both
 * lead from the confirmation to the photo. Source: APPLY-016, A-03.
 *
 * @param first The panel that a visit without a panel in its address opens.
 */
export function usePanel(first: 'photo' | 'confirm') {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const shown = query.get('panel') === 'confirm' ? 'confirm' : 'photo';

  const to = (panel: typeof shown, from: string | undefined, replace: boolean) => {
    const next = new URLSearchParams(query);
    if (panel === 'confirm') next.set('panel', panel);
    else next.delete('panel');
    void navigate(`${pathname}?${next}`, { replace, state: { from } });
  };
  const openFirst = useEffectEvent(() => {
    if (first === 'confirm' && shown === 'photo') to(first, cameFrom(state), true);
  });
  useEffect(() => openFirst(), []);

  const open = () => to('confirm', PAGE, false);
  const back = () => {
    if (cameFrom(state) === PAGE) void navigate(-1);
    else to('photo', cameFrom(state), true);
  };
  return { shown, open, back };
}
