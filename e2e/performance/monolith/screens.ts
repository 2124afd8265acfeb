import type { ComponentType } from 'react';
import { screens as apply } from '../../../remote-apply/src/screens';
import { screens as estimate } from '../../../remote-estimate/src/screens';
import { screens as guides } from '../../../remote-guides/src/screens';
import { screens as mypage } from '../../../remote-mypage/src/screens';
import type { RouteName } from '../../../shared/routes/src/routes';

/** The screens of the remotes as lazy routes of one build, with the interface of the host's loader. */
const screens: Partial<Record<RouteName, () => Promise<ComponentType>>> = {
  ...apply,
  ...mypage,
  ...estimate,
  ...guides,
};
const loaded = new Map<RouteName, ComponentType>();

export const loadedScreen = (name: RouteName): ComponentType | undefined => loaded.get(name);

export async function loadScreen(name: RouteName): Promise<ComponentType> {
  const screen = loaded.get(name) ?? (await screens[name]?.());
  if (screen === undefined) throw new RangeError(`no screen ${name}`);
  loaded.set(name, screen);
  return screen;
}

export const prefetchScreen = (name: RouteName): Promise<ComponentType> => loadScreen(name);

/** Does nothing, because there is no fallback version. */
export const screenBroke = (): void => undefined;
