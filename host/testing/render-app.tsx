import type { RouteName } from '@shared/routes/routes';
import { render } from '@testing-library/react';
import { App } from '../src/App';
import type { Screens } from '../src/shell/screens';

window.scrollTo = () => {}; // jsdom has none

/** Shows the name of each remote page as its heading. */
export const namedScreens: Screens = {
  loadScreen: async (name: RouteName) => () => <h1>{name}</h1>,
};

/** Opens the app at an address inside `/app`, like a visitor from outside. */
export function openAt(address: string) {
  window.history.pushState(null, '', `/app${address}`);
  return render(<App {...namedScreens} />);
}

export const address = (): string => `${location.pathname}${location.search}`;
