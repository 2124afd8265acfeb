import { openClientEvents } from './client-events';

const at = new Date('2026-11-21T03:00:00Z');
const told = (...events: unknown[]) => {
  const kept = openClientEvents();
  for (const event of events) kept.add(event, at);
  return kept.list().map(({ kind, said }) => `${kind}: ${said}`);
};

describe('events reported by pages', () => {
  it('lists the latest event first', () => {
    expect(
      told(
        { kind: 'remote-failed', app: 'apply', code: 'RUNTIME-008' },
        { kind: 'error', message: 'x' },
      ),
    ).toEqual(['error: x', 'remote-failed: apply · RUNTIME-008']);
  });

  it("accepts the browser's own report of a policy violation", () => {
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

  it('drops unknown fields and values that are not events', () => {
    expect(told({ kind: 'error', name: '김하늘', message: 'x' }, 'text', null, 7)).toEqual([
      'error: x',
    ]);
  });

  it('keeps the last 200 events', () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ kind: `k${index}` }));

    const kinds = told(...many);

    expect([kinds.length, kinds[0], kinds.at(-1)]).toEqual([200, 'k200: ', 'k1: ']);
  });
});
