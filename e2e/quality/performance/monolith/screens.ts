import type { ComponentType } from 'react';
import { screens as apply } from '../../../../remote-apply/src/screens';
import { screens as estimate } from '../../../../remote-estimate/src/screens';
import { screens as guides } from '../../../../remote-guides/src/screens';
import { screens as mypage } from '../../../../remote-mypage/src/screens';
import type { RouteName } from '../../../../shared/platform/routes/src/routes';

/** The screens of the remotes as lazy routes of one build. */
const screens: Partial<Record<RouteName, () => Promise<ComponentType>>> = {
  ...apply,
  ...mypage,
  ...estimate,
  ...guides,
};

export async function loadScreen(name: RouteName): Promise<ComponentType> {
  const screen = await screens[name]?.();
  if (screen === undefined) throw new RangeError(`no screen ${name}`);
  return screen;
}
