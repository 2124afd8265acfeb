import { inNode } from './testing/in-node';

type Here = { path?: string; lacks: string[] };

describe('WebKit on this machine', () => {
  it('is named by the packages that would bring what is not there', () => {
    const here = inNode<Here>('webkit.mjs', 'own.webkitHere((file) => !/xvfb|xauth/.test(file))');

    expect(here).toEqual({ lacks: ['xvfb', 'xauth'] });
  });

  it('is named by its driver where nothing of it is there', () => {
    const { lacks } = inNode<Here>('webkit.mjs', 'own.webkitHere(() => false)');

    expect(lacks).toEqual(['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-x11']);
  });
});
