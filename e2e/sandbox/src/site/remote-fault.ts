/** Faults of a remote's files. Source: reliability of remotes, A1…A12. */
export type RemoteFault = '404' | 'hang' | 'html' | 'truncated' | 'tampered' | 'throwing';

export const remoteFaults: readonly RemoteFault[] = [
  '404',
  'hang',
  'html',
  'truncated',
  'tampered',
  'throwing',
];

/** Interval in milliseconds at which a hanging request checks whether the fault is still on. */
const LOOK_MS = 250;

/** Waits until the fault is switched off and then answers 503, as a restarted server does. */
async function hanging(isStillOn: () => boolean): Promise<Response> {
  while (isStillOn()) await new Promise((done) => setTimeout(done, LOOK_MS).unref());
  return new Response('gone', { status: 503, headers: { 'Access-Control-Allow-Origin': '*' } });
}

/** Answers a request for a script of a faulty remote. Its other files are served normally. */
export async function faultyAnswer(
  fault: RemoteFault,
  file: string,
  sound: () => Response,
  isStillOn: () => boolean,
): Promise<Response> {
  if (!file.endsWith('.js')) return sound();
  const script = (body: string) =>
    new Response(body, {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'no-store',
      },
    });
  switch (fault) {
    case '404':
      return new Response('not found', {
        status: 404,
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    case 'hang':
      return hanging(isStillOn);
    case 'html':
      return new Response('<!doctype html><title>login</title>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Access-Control-Allow-Origin': '*' },
      });
    case 'truncated':
      return script('(() => {');
    case 'tampered':
      return script('globalThis.__tampered = true;');
    case 'throwing':
      return script('throw new Error("this build is broken");');
  }
}
