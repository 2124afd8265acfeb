import { inNode } from './testing/in-node';

type Here = { path?: string; lacks: string[] };

describe('webkitHere', () => {
  it('returns the packages that are missing', () => {
    const here = inNode<Here>('webkit.mjs', 'own.webkitHere((file) => !/xvfb|xauth/.test(file))');

    expect(here).toEqual({ lacks: ['xvfb', 'xauth'] });
  });

  it('returns the driver when everything is missing', () => {
    const { lacks } = inNode<Here>('webkit.mjs', 'own.webkitHere(() => false)');

    expect(lacks).toEqual(['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-x11']);
  });
});
