import {
  cancelReactions,
  dealerReactions,
  estimateReactions,
  lookupReactions,
  paymentReactions,
  type Reactions,
  solicitationReactions,
  solicitationTermsReactions,
  statusReactions,
  usualReactions,
} from './reaction';

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

/** How a screen differs from the usual. */
const difference = (reactions: Reactions) =>
  Object.fromEntries(
    Object.entries(reactions).filter(
      ([kind, reaction]) => usualReactions[kind as keyof Reactions] !== reaction,
    ),
  );

describe('a screen that differs', () => {
  it('is the status screen: a conflict is nothing, signing in is required [ERR-009]', () => {
    expect(difference(statusReactions)).toEqual({
      conflict: { do: 'nothing' },
      'signed-out': { do: 'sign-in', as: 'login-required' },
    });
  });

  it('is the cancel screen: the login expired, and the server says why not [ERR-008, ERR-013, ERR-025]', () => {
    expect(difference(cancelReactions)).toEqual({
      'signed-out': { do: 'sign-in', as: 'login-expired' },
      forbidden: { do: 'alert', say: 'server-or-no-permission', next: 'home' },
    });
  });

  it('is the estimate: a conflict shows no popup, errors stay on the screen [ERR-011]', () => {
    expect(difference(estimateReactions)).toEqual({
      conflict: { do: 'nothing' },
      unreachable: server('stay'),
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

  it('is the payment: status and status text, and the customer stays [ERR-020]', () => {
    expect(difference(paymentReactions)).toEqual({
      unreachable: server('stay'),
      conflict: { do: 'alert', say: 'status-text', next: 'stay' },
      unexpected: { do: 'alert', say: 'status-text', next: 'stay' },
    });
  });

  it.each([
    ['the list of dealers [API-018]', dealerReactions, 'dealers'],
    ['the look-up of an offer [ERR-028]', solicitationReactions, 'solicitation'],
    ['the terms of an offer [ERR-027]', solicitationTermsReactions, 'terms'],
  ])('is %s, with a sentence of its own', (_, reactions, say) => {
    const own = { do: 'alert', say, next: 'stay' };
    expect(difference(reactions)).toEqual({ unreachable: own, conflict: own, unexpected: own });
  });
});
