import { addressWith, isToolTab, pinsOfTab } from './tab';

describe('addressWith', () => {
  const page = { pathname: '/app/', origin: 'https://staging.example' } as Location;
  const searchWith = (pins: string) => new URL(addressWith(page, pins)).search;

  it('unpins the tab and keeps its panel when every app has the version of the channel', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage;
    expect(pinsOfTab(searchWith('apply@1.4.0'), storage).versions).toEqual({ apply: '1.4.0' });
    expect(pinsOfTab('', storage).versions).toEqual({ apply: '1.4.0' });

    expect(pinsOfTab(searchWith(''), storage).versions).toEqual({});
    expect(pinsOfTab('', storage).versions).toEqual({});
    expect(isToolTab(searchWith(''), storage)).toBe(true);
  });
});
