import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { Hono } from 'hono';
import { nativeCode, nativeScriptFor, nativeScriptsOf } from './native-script';

const scriptsFor = async (cookie: string) => {
  const app = new Hono().get('/', (c) => c.json(nativeScriptsOf(c)));
  return (await app.request('/', { headers: { cookie } })).json();
};

describe("the app's script", () => {
  it('is one classic script whose digest is the one a page is told [BRIDGE-006]', () => {
    const { code } = nativeCode();
    const digest = createHash('sha384').update(code).digest('base64');

    expect(nativeScriptFor('android').integrity).toBe(`sha384-${digest}`);
    expect(() => new Script(code)).not.toThrow();
  });

  it('needs no evaluation of text and writes no markup, so a strict policy lets it through', () => {
    expect(nativeCode().code).not.toMatch(
      /\beval\(|new Function|innerHTML|insertAdjacentHTML|document\.write/,
    );
  });

  it('tells the page which phone it is on and by which names [BRIDGE-006]', () => {
    const { attributes, dataset, src } = nativeScriptFor('ios', 'denied,good');

    expect(src).toBe('/sandbox/native.js');
    expect(dataset).toEqual({
      device: 'ios',
      object: 'ServiceCareBridge',
      token: 'ServiceCareApp',
      auto: 'denied,good',
    });
    expect(attributes['data-auto']).toBe('denied,good');
  });

  it.each([
    ['sandbox_device=android', ['android']],
    ['sandbox_device=ios', ['ios']],
    ['sandbox_device=developer', []],
    ['', []],
  ])('goes into the pages of a visitor with %p as %p', async (cookie, devices) => {
    const scripts = (await scriptsFor(cookie)) as { dataset: { device: string } }[];

    expect(scripts.map(({ dataset }) => dataset.device)).toEqual(devices);
  });
});
