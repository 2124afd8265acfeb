import { databases, deviceStorage, isStorageOff, tabStorage } from './storage';

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** Replaces a storage of the window until the test ends. */
const replace = (name: 'sessionStorage' | 'localStorage' | 'indexedDB', get: () => unknown) => {
  const before = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { configurable: true, get });
  undo.push(() =>
    before ? Object.defineProperty(window, name, before) : Reflect.deleteProperty(window, name),
  );
};
const undo: (() => unknown)[] = [];

afterEach(() => {
  for (const one of undo.splice(0)) one();
  jest.restoreAllMocks();
  for (const storage of [tabStorage, deviceStorage]) storage.removeItem('a');
});

describe.each([
  ['tabStorage', 'sessionStorage', tabStorage],
  ['deviceStorage', 'localStorage', deviceStorage],
] as const)('%s', (_, name, storage) => {
  it('keeps values in the browser when the browser allows it', () => {
    storage.setItem('a', '1');

    expect(window[name].getItem('a')).toBe('1');
    expect([storage.getItem('a'), storage.length, storage.key(0)]).toEqual(['1', 1, 'a']);
    storage.removeItem('a');
    const left = [window[name].getItem('a'), storage.getItem('a'), storage.length];
    expect(left).toEqual([null, null, 0]);
  });

  it.each([
    ['throws', deny],
    ['is null', () => null],
    ['is missing', () => undefined],
  ])('keeps values in memory when the storage %s', (_case, get) => {
    replace(name, get);
    storage.setItem('a', '1');
    const kept = [storage.getItem('a'), storage.getItem('b'), storage.length, storage.key(0)];
    expect(kept).toEqual(['1', null, 1, 'a']);
    storage.removeItem('a');
    expect([storage.getItem('a'), storage.length]).toEqual([null, 0]);
  });

  it('prefers the newer value in memory when the quota is full', () => {
    storage.setItem('a', 'old');
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.setItem('a', 'new');
    expect(storage.getItem('a')).toBe('new');

    set.mockRestore();
    storage.setItem('a', 'newest');
    expect([storage.getItem('a'), window[name].getItem('a')]).toEqual(['newest', 'newest']);
  });
});

describe('isStorageOff and databases', () => {
  it.each([
    ['throw', deny],
    ['are null', () => null],
  ])('find no storage and no database when they %s', (_case, get) => {
    replace('sessionStorage', get);
    replace('indexedDB', get);

    expect([isStorageOff(), databases()]).toEqual([true, undefined]);
  });

  it('is false when the quota is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(isStorageOff()).toBe(false);
  });
});
