/** What may go wrong with a remote's files. Source: reliability of remotes, A1…A12. */
export type RemoteFault = '404' | 'hang' | 'html' | 'truncated' | 'tampered' | 'throwing';

export const remoteFaults: readonly RemoteFault[] = [
  '404',
  'hang',
  'html',
  'truncated',
  'tampered',
  'throwing',
];

/** How often a request that hangs looks whether it still should. */
const LOOK_MS = 250;

/** Nothing, until the fault is switched off: then the connection is given back, as a server that was restarted would. */
async function hanging(isStillOn: () => boolean): Promise<Response> {
  while (isStillOn()) await new Promise((done) => setTimeout(done, LOOK_MS).unref());
  return new Response('gone', { status: 503, headers: { 'Access-Control-Allow-Origin': '*' } });
}

/** The answer for a script of a remote that staff broke; other files of it are sound. */
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
