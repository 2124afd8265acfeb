import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server with the part of S3 that a store uses, but stricter than S3.
 * It refuses a write without condition, checksum or signature, so that a test fails where a real bucket would lose an
 * update without an error.
 */
export type S3StandIn = {
  origin: string;
  objects: Map<string, Kept>;
  /** Faults of the next requests, one for each. */
  mishaps: Mishap[];
  /** Permanent differences from S3, as in other servers. */
  manners: Set<Manner>;
  close: () => Promise<void>;
};

type Mishap =
  /** The request succeeds, but its answer never arrives. */
  | 'lost-answer'
  /** Another write of the same object is in progress. */
  | 'conflict'
  /** One bit of the body changes on the way. */
  | 'flipped-bit';

type Manner =
  | 'ignores-conditions'
  /** Compares `If-Match` with the tag without its quotes. */
  | 'bare-tags'
  /** Refuses every change with `If-Match`. */
  | 'changes-nothing'
  /** Lists the objects from before the last write. */
  | 'lists-late'
  /** Returns the first page of the list again and again. */
  | 'lists-for-ever'
  /** Allows reading without a key, as for an origin. */
  | 'is-public';

type Kept = { bytes: Buffer; headers: Record<string, string>; writtenAt: Date };
type Answer = { status: number; body?: Buffer | string; headers?: Record<string, string> };

const PAGE = 50;

export async function startS3(): Promise<S3StandIn> {
  const objects = new Map<string, Kept>();
  const mishaps: Mishap[] = [];
  const manners = new Set<Manner>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const mishap =
      request.method === 'GET' && mishaps[0] === 'conflict' ? undefined : mishaps.shift();
    if (mishap === 'conflict') return send(response, refuse(409, 'ConditionalRequestConflict'));
    if (mishap === 'flipped-bit' && body[0] !== undefined) body[0] ^= 1;
    const answer = handle({ objects, manners }, request, body);
    if (mishap === 'lost-answer') return void request.socket.destroy();
    send(response, answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    mishaps,
    manners,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

type Server = Pick<S3StandIn, 'objects' | 'manners'>;

function handle(server: Server, request: IncomingMessage, body: Buffer): Answer {
  const { objects } = server;
  const url = new URL(request.url ?? '/', 'http://s3');
  const key = decodeURIComponent(url.pathname.slice(1));
  const header = (name: string) => request.headers[name]?.toString();
  const isOpen = server.manners.has('is-public') && /^(GET|HEAD)$/.test(request.method ?? '');
  if (!isOpen && !header('authorization')?.startsWith('AWS4-HMAC-SHA256 '))
    return refuse(403, 'AccessDenied');
  if (url.searchParams.has('list-type')) return listed(server, key, url.searchParams);
  const kept = objects.get(key);
  switch (request.method) {
    case 'PUT':
      return put(server, key, body, header);
    case 'DELETE':
      objects.delete(key);
      return { status: 204 };
    case 'GET':
    case 'HEAD':
      if (!kept) return refuse(404, 'NoSuchKey');
      if (header('if-none-match') === tagOf(kept.bytes))
        return { status: 304, headers: { ...kept.headers, ETag: tagOf(kept.bytes) } };
      return {
        status: 200,
        body: request.method === 'GET' ? kept.bytes : '',
        headers: { ...kept.headers, ETag: tagOf(kept.bytes) },
      };
    default:
      return refuse(405, 'MethodNotAllowed');
  }
}

function put(
  { objects, manners }: Server,
  key: string,
  bytes: Buffer,
  header: (name: string) => string | undefined,
): Answer {
  const signed = header('authorization') ?? '';
  const condition = header('if-match') === undefined ? 'if-none-match' : 'if-match';
  if (header(condition) === undefined) return refuse(400, 'MissingCondition');
  if (!signed.includes(condition)) return refuse(403, 'ConditionNotSigned');
  const checksum = header('x-amz-checksum-sha256');
  if (checksum === undefined) return refuse(400, 'MissingChecksum');
  if (createHash('sha256').update(bytes).digest('base64') !== checksum)
    return refuse(400, 'BadDigest');
  if (condition === 'if-none-match' && header(condition) !== '*')
    return refuse(501, 'NotImplemented');
  const refused = manners.has('ignores-conditions') ? undefined : refusedFor();
  if (refused) return refused;
  const headers = { 'x-amz-checksum-sha256': checksum };
  for (const name of ['content-type', 'cache-control', 'content-encoding'])
    Object.assign(headers, header(name) === undefined ? {} : { [name]: header(name) });
  objects.set(key, { bytes, headers, writtenAt: new Date() });
  return { status: 200, headers: { ETag: tagOf(bytes) } };

  function refusedFor(): Answer | undefined {
    const kept = objects.get(key);
    if (condition === 'if-none-match') return kept && refuse(412, 'PreconditionFailed');
    if (!kept) return refuse(404, 'NoSuchKey');
    const tag = tagOf(kept.bytes);
    const expected = manners.has('bare-tags') ? tag.replaceAll('"', '') : tag;
    const holds = header('if-match') === expected && !manners.has('changes-nothing');
    return holds ? undefined : refuse(412, 'PreconditionFailed');
  }
}

function listed({ objects, manners }: Server, bucket: string, query: URLSearchParams): Answer {
  const start = `${bucket.replace(/\/$/, '')}/${query.get('prefix') ?? ''}`;
  const isStuck = manners.has('lists-for-ever');
  const after = isStuck ? '' : (query.get('continuation-token') ?? '');
  const known = [...objects].slice(0, manners.has('lists-late') ? -1 : undefined);
  const all = known.filter(([key]) => key.startsWith(start) && key > after).sort();
  const page = all.slice(0, PAGE);
  const rest =
    all.length > PAGE || isStuck
      ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>`
      : '';
  const contents = page.map(
    ([key, { bytes, writtenAt }]) =>
      `<Contents><Key>${key.slice(key.indexOf('/') + 1)}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
  );
  return {
    status: 200,
    headers: { 'Content-Type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${rest !== ''}</IsTruncated>${rest}${contents.join('')}</ListBucketResult>`,
  };
}

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

const refuse = (status: number, code: string): Answer => ({
  status,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

function send(response: ServerResponse, { status, body = '', headers = {} }: Answer): void {
  response.writeHead(status, headers).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
