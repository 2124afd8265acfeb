import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import type { ExtraScript } from '@shared/delivery/store/page';
import { Hono } from 'hono';
import { nativeCode, nativeScriptFor, nativeScriptsOf } from './native-script';

const scriptsFor = async (cookie: string, origin = 'http://localhost') => {
  const app = new Hono().get('/', (c) => c.json(nativeScriptsOf(c)));
  const answer = await app.request(`${origin}/`, { headers: { cookie } });
  return (await answer.json()) as ExtraScript[];
};

describe('native script', () => {
  it('is one classic script with the digest that the page gets [BRIDGE-006]', () => {
    const { code } = nativeCode();
    const digest = createHash('sha256').update(code).digest('base64');

    expect(nativeScriptFor('android').integrity).toBe(`sha256-${digest}`);
    expect(() => new Script(code)).not.toThrow();
  });

  it('evaluates no text and writes no markup, so that a strict policy allows it', () => {
    expect(nativeCode().code).not.toMatch(
      /\beval\(|new Function|innerHTML|insertAdjacentHTML|document\.write/,
    );
  });

  it('tells the page the device and the names of the bridge [BRIDGE-006]', () => {
    const { attributes, src } = nativeScriptFor('ios', { auto: 'denied,good' });

    expect(src).toBe('/sandbox/native.js');
    expect(attributes).toEqual({
      'data-device': 'ios',
      'data-object': 'ServiceCareBridge',
      'data-token': 'ServiceCareApp',
      'data-auto': 'denied,good',
    });
  });

  it.each([
    ['sandbox_device=android', ['android']],
    ['sandbox_device=ios', ['ios']],
    ['sandbox_device=developer', []],
    ['', []],
  ])('gives a visitor with %p the scripts of the devices %p', async (cookie, devices) => {
    const scripts = await scriptsFor(cookie);

    expect(scripts.map(({ attributes }) => attributes['data-device'])).toEqual(devices);
  });

  it('contains the photo outcome that was chosen for this browser [BRIDGE-006]', async () => {
    const [chosen] = await scriptsFor('sandbox_device=ios; sandbox_outcomes=photo:denied');
    const [asked] = await scriptsFor('sandbox_device=ios; sandbox_outcomes=card:failure');

    expect(chosen?.attributes['data-auto']).toBe('denied');
    expect(asked?.attributes['data-auto']).toBeUndefined();
  });

  it('is added without a device on an insecure network address, for its random ids', async () => {
    expect(await scriptsFor('', 'http://192.168.0.7:4100')).toHaveLength(1);
    expect((await scriptsFor('', 'http://192.168.0.7:4100'))[0]?.attributes).toEqual({});
    expect(await scriptsFor('', 'https://qa.example')).toEqual([]);
  });
});
