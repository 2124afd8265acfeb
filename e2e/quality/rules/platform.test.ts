import { breaches } from './source-rules';
import { codeIn, screens } from './sources';

const remotes = screens.filter((folder) => folder !== 'host');

/** A header, footer or dialog element, or a route guard: parts of the frame, which only the host may have. */
const FRAME = /<(header|footer|dialog)\b|\bshowModal\(|\bRouteGuard\b/;
const framesIn = (folder: string): string[] =>
  codeIn(folder).flatMap(({ path, text }) => (FRAME.test(text) ? [path] : []));

describe('the parts of the platform', () => {
  it('contain header, footer, dialogs and route guard in no remote [PLAT-004]', () => {
    expect(remotes.flatMap(framesIn)).toEqual([]);
    expect(framesIn('host')).toEqual(
      expect.arrayContaining([
        'host/src/shell/Header.tsx',
        'host/src/shell/Footer.tsx',
        'host/src/shell/RouteGuard.tsx',
      ]),
    );
  });

  it('keep client state in zustand stores, and none in the modules of a remote [PLAT-012]', () => {
    const stores = ['product/session', 'product/application', 'platform/popup'].map((name) =>
      codeIn(`shared/${name}`).some(({ text }) => text.includes("from 'zustand'")),
    );
    const state = remotes.flatMap((folder) =>
      codeIn(folder).flatMap(({ path, text }) =>
        breaches('module-state', text).map((what) => `${path}:${what}`),
      ),
    );

    expect(stores).toEqual([true, true, true]);
    expect(state).toEqual([]);
  });
});
