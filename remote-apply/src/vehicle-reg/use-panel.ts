import { useLocation, useNavigate, useSearchParams } from '@shared/router';
import { useState } from 'react';
import { cameFrom } from '../flow/address';
import type { ApplyPage } from '../flow/flow';

const PAGE: ApplyPage = 'SubscApplyVehicleReg';
type Panel = 'photo' | 'confirm';

/**
 * Returns the panel of the registration step. A confirmation that follows a photo has its own address, so that Back of
 * the device and the arrow both lead to the photo. Source: APPLY-016, A-03.
 *
 * @param first The panel that a new visit opens.
 */
export function usePanel(first: Panel) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const named = query.get('panel');
  /** Panel of the address that names none. Below a confirmation it is the photo. */
  const [unnamed, setUnnamed] = useState<Panel>(named === null ? first : 'photo');
  const shown: Panel = (named ?? unnamed) === 'confirm' ? 'confirm' : 'photo';

  const to = (panel: Panel, from: string | undefined, replace: boolean) => {
    const next = new URLSearchParams(query);
    next.set('panel', panel);
    void navigate(`${pathname}?${next}`, { replace, state: { from } });
  };
  const open = () => {
    setUnnamed('photo');
    to('confirm', PAGE, false);
  };
  const back = () => {
    if (cameFrom(state) === PAGE) void navigate(-1);
    else to('photo', cameFrom(state), true);
  };
  return { shown, open, back };
}
