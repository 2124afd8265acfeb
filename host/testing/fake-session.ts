const start = {
  status: 'guest' as string,
  ready: true,
  inApp: false,
  developer: false,
  test: false,
  mayAct: false,
  phone: 'other' as 'android' | 'ios' | 'other',
  entry: {} as Record<string, string>,
  user: undefined as { vtgId: string; email: string } | undefined,
  env: undefined as Record<string, unknown> | undefined,
};

/** Replaces `@shared/session` in tests of the host. A test sets the visitor before it renders. */
export const visitor = { session: { ...start }, now: new Date('2026-11-20T10:00:00+09:00') };

export const aVisitor = (session: Partial<typeof start> = {}): void => {
  visitor.session = { ...start, ...session };
};

export const useSession = () => visitor.session;
export const askWhoIsHere = jest.fn();
export const now = () => visitor.now;
