import { lookupReactions, type Reactions, stayingReactions, usualReactions } from './reaction';

const server = (next: 'stay' | 'home') => ({ do: 'alert', say: 'server', next });

describe('usualReactions', () => {
  it.each([
    [
      '401 asks to sign in and shows nothing else [ERR-007]',
      'signed-out',
      { do: 'sign-in', as: 'by-session' },
    ],
    ['409 says the sentence of the server and stays [ERR-010]', 'conflict', server('stay')],
    [
      '403 shows the text for no permission, not the server message [ERR-012, SEC-005]',
      'forbidden',
      { do: 'alert', say: 'no-permission', next: 'home' },
    ],
    [
      'any other error shows the server message, then goes home [ERR-014, ERR-018]',
      'unexpected',
      server('home'),
    ],
    [
      'no answer shows the generic sentence, then goes home [ERR-015, ERR-018]',
      'unreachable',
      server('home'),
    ],
    [
      'an ended application shows the options of its code [ERR-001, ERR-002]',
      'apply-ended',
      { do: 'escalate' },
    ],
  ] as const)('%s', (_, kind, reaction) => {
    expect(usualReactions[kind]).toEqual(reaction);
  });
});

/** Returns the reactions that differ from the default. */
const difference = (reactions: Reactions) =>
  Object.fromEntries(
    Object.entries(reactions).filter(
      ([kind, reaction]) => usualReactions[kind as keyof Reactions] !== reaction,
    ),
  );

describe('stayingReactions and lookupReactions', () => {
  it('stayingReactions keep the page after every error [ERR-011]', () => {
    expect(difference(stayingReactions)).toEqual({
      unreachable: server('stay'),
      forbidden: { do: 'alert', say: 'no-permission', next: 'stay' },
      unexpected: server('stay'),
    });
  });

  it('lookupReactions allow another try, and a conflict shows the server message [ERR-010, ERR-022]', () => {
    const again = { do: 'alert', say: 'lookup', next: 'stay' };
    expect(difference(lookupReactions)).toEqual({
      unreachable: again,
      unexpected: again,
      forbidden: { do: 'alert', say: 'no-permission', next: 'stay' },
    });
    expect(lookupReactions.conflict).toEqual(server('stay'));
  });
});
