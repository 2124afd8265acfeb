/** Faults of a remote's files. Source: reliability of remotes, A1…A12. */
export const remoteFaultNames = {
  '404': '404',
  hang: '응답 없음',
  html: 'HTML',
  truncated: '잘린 파일',
  tampered: '변조된 파일',
  throwing: '실행 오류',
} as const;
export type RemoteFault = keyof typeof remoteFaultNames;
export const remoteFaults = Object.keys(remoteFaultNames) as RemoteFault[];

/** Interval in milliseconds at which a hanging request checks whether the fault is still on. */
const LOOK_MS = 250;

const answer = (body: string, contentType: string, status = 200) =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': `${contentType}; charset=utf-8`,
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
    },
  });

const answers: Readonly<Record<Exclude<RemoteFault, 'hang'>, () => Response>> = {
  '404': () => answer('not found', 'text/plain', 404),
  html: () => answer('<!doctype html><title>login</title>', 'text/html'),
  truncated: () => answer('(() => {', 'text/javascript'),
  tampered: () => answer('globalThis.__tampered = true;', 'text/javascript'),
  throwing: () => answer('throw new Error("this build is broken");', 'text/javascript'),
};

/**
 * Answers a request for a script of a faulty remote. Its other files are served normally. A hanging request is answered
 * with 503 when the fault is switched off, as by a restarted server.
 */
export async function faultyAnswer(
  fault: RemoteFault,
  file: string,
  sound: () => Response,
  isStillOn: () => boolean,
): Promise<Response> {
  if (!file.endsWith('.js')) return sound();
  if (fault !== 'hang') return answers[fault]();
  while (isStillOn()) await new Promise((done) => setTimeout(done, LOOK_MS).unref());
  return answer('gone', 'text/plain', 503);
}
