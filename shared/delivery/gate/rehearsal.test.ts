import { sandboxEnvironment } from './rehearsal';

describe('sandboxEnvironment', () => {
  it("gives the sandbox a database of its own when the shell names the company's", () => {
    const shell = {
      PATH: '/bin',
      DATABASE_URL: 'postgres://telemetry',
      SANDBOX_EXTRAS: 'all',
      SANDBOX_CLOTHES: 'other',
      SANDBOX_DATA: '.data',
    };

    // Like `spawn`, `toEqual` leaves out what is undefined.
    expect(sandboxEnvironment(shell, '/stage')).toEqual({
      PATH: '/bin',
      SANDBOX_STORE: '/stage/store',
      SANDBOX_CHANNEL: 'gate',
      SANDBOX_DATA: '/stage/data',
    });
  });
});
