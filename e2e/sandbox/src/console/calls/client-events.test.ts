import { openClientEvents } from './client-events';

const at = new Date('2026-11-21T03:00:00Z');
const told = (...events: unknown[]) => {
  const kept = openClientEvents();
  for (const event of events) kept.add(event, at);
  return kept.list().map(({ kind, said }) => `${kind}: ${said}`);
};

describe('events reported by pages', () => {
  it('drops the query of an address', () => {
    const message = 'img-src https://x.example/?phone=01012345678';
    expect(told({ kind: 'csp-violation', message })).toEqual([
      'csp-violation: img-src https://x.example/',
    ]);
  });

  it('drops unknown fields and values that are not events', () => {
    expect(told({ kind: 'error', name: '김하늘', message: 'x' }, 'text', null, 7)).toEqual([
      'error: x',
    ]);
  });
});
