import { addressWith, isToolTab, pinsOfTab } from './tab';

class Kept {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
}

describe('addressWith', () => {
  const page = { pathname: '/app/', origin: 'https://staging.example' } as Location;
  const searchWith = (pins: string) => new URL(addressWith(page, pins)).search;

  it('unpins the tab and keeps its panel when every app has the version of the channel', () => {
    const storage = new Kept() as unknown as Storage;
    expect(pinsOfTab(searchWith('apply@1.4.0'), storage).versions).toEqual({ apply: '1.4.0' });
    expect(pinsOfTab('', storage).versions).toEqual({ apply: '1.4.0' });

    expect(pinsOfTab(searchWith(''), storage).versions).toEqual({});
    expect(pinsOfTab('', storage).versions).toEqual({});
    expect(isToolTab(searchWith(''), storage)).toBe(true);
  });
});
