import { checkedPins, pinsIn, pinsWritten, unknownIn } from './pins';

const of = (mfe: string) => pinsIn(`?mfe=${encodeURIComponent(mfe)}`)?.versions;

describe('pins in an address', () => {
  it('are published versions by name', () => {
    expect(of('apply@1.4.0,estimate@2.0.0-rc.1')).toEqual({
      apply: '1.4.0',
      estimate: '2.0.0-rc.1',
    });
    expect(of('host@1.2.0')).toEqual({ host: '1.2.0' });
    expect(of('guides@1.0.0-aa5cdfe5-next')).toEqual({ guides: '1.0.0-aa5cdfe5-next' });
  });

  it.each([
    ['an address', 'apply@https://evil.example/entry.js'],
    ['an address without protocol', 'apply@//evil.example/1.0.0'],
    ['a way out of the folder', 'apply@..'],
    ['a hidden way out', 'apply@1.0.0/../../upload'],
    ['an encoded way out', 'apply@1.0.0%2f..%2fupload'],
    ['two dots in a row', 'apply@1..0'],
    ['another alphabet', 'apply@1.0.０'],
    ['a look-alike of a remote', 'аpply@1.0.0'],
    ['an unknown remote', 'checkout@1.0.0'],
    ['a name of every object', 'constructor@1.0.0'],
    ['markup', 'apply@<img>'],
    ['a query', 'apply@1.0.0?x=1'],
    ['nothing', 'apply@'],
    ['no version', 'apply'],
    ['a very long name', `apply@1${'.0'.repeat(40)}`],
  ])('are never %s', (_, text) => {
    expect(of(text)).toEqual({});
    expect(of(`${text},mypage@1.2.0`)).toEqual({ mypage: '1.2.0' });
  });

  it('may be local builds, by port only', () => {
    expect(pinsIn('?mfedev=apply:3003')?.ports).toEqual({ apply: 3003 });
    for (const text of [
      'apply:80',
      'apply:65536',
      'apply:evil.example',
      'apply:3003/x',
      'host:3003',
    ])
      expect(pinsIn(`?mfedev=${encodeURIComponent(text)}`)?.ports).toEqual({});
  });

  it('are cleared by an empty value, and undefined when the address has none', () => {
    expect(pinsIn('?mfe=')).toEqual({ versions: {}, ports: {} });
    expect(pinsIn('?vtg_id=V1')).toBeUndefined();
  });

  it('are written as they are read', () => {
    const pins = pinsIn('?mfe=apply@1.4.0,estimate@2.0.0-rc.1');

    expect(pins && pinsWritten(pins)).toBe('apply@1.4.0,estimate@2.0.0-rc.1');
  });
});

describe('unknownIn', () => {
  it('returns each invalid pin as written, and whether its app exists', () => {
    expect(unknownIn('?mfe=aply@1.0.0,apply@latest,guides@1.0.0,mypage&mfedev=host:3003')).toEqual([
      { name: 'aply@1.0.0', isApp: false },
      { name: 'apply@latest', isApp: true },
      { name: 'mypage', isApp: true },
      { name: 'host:3003', isApp: false },
    ]);
  });

  it('cuts long pins, and returns nothing for valid pins or none', () => {
    expect(unknownIn(`?mfe=${'x'.repeat(500)}`)[0]?.name).toHaveLength(64);
    for (const search of ['', '?mfe=', '?vtg_id=V1', '?mfe=apply@1.4.0,host@1.2.0'])
      expect(unknownIn(search)).toEqual([]);
  });
});

describe('checkedPins', () => {
  it('returns stored pins unchanged', () => {
    const pins = { versions: { apply: '1.4.0' }, ports: { guides: 3003 } };

    expect(checkedPins(JSON.parse(JSON.stringify(pins)))).toEqual(pins);
  });

  it.each([
    ['an address in place of a version', { versions: { apply: '/evil.example/x' }, ports: {} }],
    ['a way out of the folder', { versions: { apply: '1.0.0/../../upload' }, ports: {} }],
    ['an address in place of a port', { versions: {}, ports: { apply: '3003@evil.example' } }],
    ['an unknown remote', { versions: { checkout: '1.0.0' }, ports: { checkout: 3003 } }],
    ['a list', ['apply@1.0.0']],
    ['a word', 'apply'],
    ['nothing', null],
  ])('never returns %s', (_, kept) => {
    expect(checkedPins(kept)).toEqual({ versions: {}, ports: {} });
  });
});
