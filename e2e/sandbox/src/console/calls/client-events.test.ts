import { openClientEvents } from './client-events';

const at = new Date('2026-11-21T03:00:00Z');
const told = (...events: unknown[]) => {
  const kept = openClientEvents();
  for (const event of events) kept.add(event, at);
  return kept.list().map(({ kind, said }) => `${kind}: ${said}`);
};

describe('what pages tell about themselves', () => {
  it('is kept with the latest first', () => {
    expect(
      told(
        { kind: 'remote-failed', app: 'apply', code: 'RUNTIME-008' },
        { kind: 'error', message: 'x' },
      ),
    ).toEqual(['error: x', 'remote-failed: apply · RUNTIME-008']);
  });

  it("may be a browser's own report of a broken policy", () => {
    expect(
      told(
        [
          {
            type: 'csp-violation',
            body: { effectiveDirective: 'script-src', blockedURL: 'inline' },
          },
        ],
        {
          'csp-report': {
            'violated-directive': 'img-src',
            'blocked-uri': 'https://x.example/?phone=01012345678',
          },
        },
      ),
    ).toEqual([
      'csp-violation: img-src · https://x.example/',
      'csp-violation: script-src · inline',
    ]);
  });

  it('keeps nothing a page was not asked for, and nothing that is no event', () => {
    expect(told({ kind: 'error', name: '김하늘', message: 'x' }, 'text', null, 7)).toEqual([
      'error: x',
    ]);
  });

  it('keeps the last 200', () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ kind: `k${index}` }));

    const kinds = told(...many);

    expect([kinds.length, kinds[0], kinds.at(-1)]).toEqual([200, 'k200: ', 'k1: ']);
  });
});
