import { dismissedAt, rememberDismissal } from './dismissal';

function aMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    kept,
  };
}

describe('dismissal of the notice', () => {
  it('is saved with its exact time [NOTICE-003]', () => {
    const memory = aMemory();
    expect(dismissedAt(memory)).toBeUndefined();

    rememberDismissal(memory, new Date('2022-12-24T09:30:00+09:00'));

    expect(dismissedAt(memory)).toEqual(new Date('2022-12-24T00:30:00Z'));
  });

  it('applies only to the notice of its date [NOTICE-001]', () => {
    const memory = aMemory();

    rememberDismissal(memory, new Date(0));

    expect([...memory.kept.keys()]).toEqual(['notice-2023-01-02-dismissed']);
  });

  it('counts as missing when the saved value cannot be read', () => {
    const memory = aMemory();
    memory.setItem('notice-2023-01-02-dismissed', 'soon');

    expect(dismissedAt(memory)).toBeUndefined();
  });
});
