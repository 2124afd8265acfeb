import { lookupReactions, type Reactions, stayingReactions, usualReactions } from './reaction';

const server = (next: 'stay' | 'home') => ({ do: 'alert', say: 'server', next });

describe('the usual reaction', () => {
  it.each([
    [
      '401 asks to sign in and says nothing else [ERR-007]',
      'signed-out',
      { do: 'sign-in', as: 'by-session' },
    ],
    ['409 says the sentence of the server and stays [ERR-010]', 'conflict', server('stay')],
    [
      '403 says that there is no permission, not what the server says [ERR-012, SEC-005]',
      'forbidden',
      { do: 'alert', say: 'no-permission', next: 'home' },
    ],
    [
      'any other error says the sentence of the server, then goes home [ERR-014, ERR-018]',
      'unexpected',
      server('home'),
    ],
    [
      'no answer says the generic sentence, then goes home [ERR-015, ERR-018]',
      'unreachable',
      server('home'),
    ],
    [
      'an ended application offers what its code offers [ERR-001, ERR-002]',
      'apply-ended',
      { do: 'escalate' },
    ],
  ] as const)('%s', (_, kind, reaction) => {
    expect(usualReactions[kind]).toEqual(reaction);
  });
});

/** How reactions differ from the usual. */
const difference = (reactions: Reactions) =>
  Object.fromEntries(
    Object.entries(reactions).filter(
      ([kind, reaction]) => usualReactions[kind as keyof Reactions] !== reaction,
    ),
  );

describe('what differs from the usual', () => {
  it('stayingReactions keep the page after every error [ERR-011]', () => {
    expect(difference(stayingReactions)).toEqual({
      unreachable: server('stay'),
      forbidden: { do: 'alert', say: 'no-permission', next: 'stay' },
      unexpected: server('stay'),
    });
  });

  it('is a look-up: it can be tried again, and a conflict keeps its sentence [ERR-010, ERR-022]', () => {
    const again = { do: 'alert', say: 'lookup', next: 'stay' };
    expect(difference(lookupReactions)).toEqual({
      unreachable: again,
      unexpected: again,
      forbidden: { do: 'alert', say: 'no-permission', next: 'stay' },
    });
    expect(lookupReactions.conflict).toEqual(server('stay'));
  });
});
