import { addressHere, addressWith, isToolTab, pinsOfTab } from './tab';

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

describe('addressHere', () => {
  const here = (search: string, pins: string, ports = {}) => {
    const page = new URL(`/app/subscStatus${search}`, 'https://staging.example');
    return addressHere(page, pins, ports).replace(page.origin, '');
  };

  it('keeps the local builds of the apps that get no version', () => {
    const ports = { apply: 3003, estimate: 3005 };

    expect(here('?mfedev=apply:3003,estimate:3005', 'guides@1.4.0,estimate@1.0.0', ports)).toBe(
      '/app/subscStatus?mfedev=apply:3003&mfe=guides@1.4.0,estimate@1.0.0',
    );
  });

  it('removes all pins when none is chosen', () => {
    expect(here('?mfedev=apply:3003&mfe=guides@1.4.0', '')).toBe('/app/subscStatus?mfe=');
  });

  it('keeps the query of the page, which the route guard may need', () => {
    expect(here('?vtg_id=V1', 'guides@1.4.0')).toBe('/app/subscStatus?vtg_id=V1&mfe=guides@1.4.0');
  });
});
