import { askAhead, nameOf } from '@shared/api/ask-ahead';
import { bearer } from '@shared/api/start-calls';
import type { Known, Next } from './known';

/** Returns no requests when they cannot be determined, because the page sends them itself. */
function callsOf(next: Next, known: Known): ReturnType<Next> {
  try {
    return next(known);
  } catch {
    return [];
  }
}

/** Sends the requests that prefetched responses make possible, each once, as the signed-in user. */
export function following(next: Next): (known: Known) => void {
  const sent = new Set<string>();
  return (known) => {
    for (const call of callsOf(next, known)) {
      const name = nameOf(call);
      if (sent.has(name)) continue;
      sent.add(name);
      const { token } = known.visitor.known ?? {};
      askAhead(call, token ? bearer(token) : undefined);
    }
  };
}
