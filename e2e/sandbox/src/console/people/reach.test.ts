import { reachOf } from './reach';

describe('reachOf', () => {
  it('is the requested address if that is not a loopback name', () => {
    expect(reachOf('http://192.168.0.7:4100/sandbox/', 'localhost', () => '10.0.0.2')).toEqual({
      origin: 'http://192.168.0.7:4100',
      isForPhones: true,
    });
    expect(reachOf('https://qa.example/sandbox/', '127.0.0.1', () => undefined).origin).toBe(
      'https://qa.example',
    );
  });

  it.each(['http://localhost:4100', 'http://127.0.0.1:4100', 'http://[::1]:4100'])(
    'is the network address for %s when the sandbox listens there',
    (origin) => {
      expect(reachOf(`${origin}/sandbox/`, '0.0.0.0', () => '10.0.0.2')).toEqual({
        origin: 'http://10.0.0.2:4100',
        isForPhones: true,
      });
      expect(reachOf(`${origin}/sandbox/`, '127.0.0.1', () => '10.0.0.2')).toEqual({
        origin,
        isForPhones: false,
      });
    },
  );

  it('is not for phones without a network', () => {
    expect(reachOf('http://localhost:4100/', '0.0.0.0', () => undefined).isForPhones).toBe(false);
  });
});
