import type { ContractCall } from './contract';
import type { CallRequest } from './reads';

/** An answer as it arrived. `problem` says why there is none. */
export type Exchange =
  | { kind: 'none'; problem: string }
  | { kind: 'answer'; status: number; headers: Headers; body: unknown; isJson: boolean };

export type Target = {
  /** Address of the backend without the prefix of the calls. */
  backend: string;
  token?: string | undefined;
  /** Origin of the product's pages. The same as the backend's if it serves both. */
  origin: string;
};

/** The wait of the app for an answer. */
const LIMIT_MS = 30_000;

/** Sends one request as the app does and reads the answer. It follows no redirect. */
export async function ask(
  { backend, token, origin }: Target,
  call: ContractCall,
  request: CallRequest,
): Promise<Exchange> {
  const body = bodyOf(request);
  const isJson = request.json !== undefined;
  const headers = {
    Origin: origin,
    ...(isJson && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && !call.isOpen && { Authorization: `Bearer ${token}` }),
    ...request.headers,
  };
  try {
    const answer = await fetch(addressOf(backend, call, request), {
      method: call.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body !== undefined && { body }),
    });
    return {
      kind: 'answer',
      status: answer.status,
      headers: answer.headers,
      ...(await readBody(answer)),
    };
  } catch (error) {
    return { kind: 'none', problem: reasonOf(error) };
  }
}

/** Asks as a browser does before a call from another origin. Returns undefined if there is no answer. */
export async function askPermission(
  { backend, origin }: Target,
  call: ContractCall,
  request: CallRequest,
): Promise<Headers | undefined> {
  const names = [
    ...(call.isOpen ? [] : ['authorization']),
    ...(request.json === undefined ? [] : ['content-type']),
    ...Object.keys(request.headers ?? {}).map((name) => name.toLowerCase()),
  ];
  const answer = await fetch(addressOf(backend, call, request), {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': call.method,
      'Access-Control-Request-Headers': names.join(','),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => undefined);
  return answer?.ok ? answer.headers : undefined;
}

function addressOf(backend: string, { path }: ContractCall, { params = {}, query }: CallRequest) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return backend + filled + search;
}

function bodyOf({
  json,
  form,
  multipart,
}: CallRequest): string | URLSearchParams | FormData | undefined {
  if (json !== undefined) return JSON.stringify(json);
  if (form) return new URLSearchParams(form);
  if (!multipart) return undefined;
  const data = new FormData();
  for (const [name, value] of Object.entries(multipart)) data.set(name, value);
  data.set(
    'file',
    new Blob([Buffer.from(SMALLEST_PICTURE, 'base64')], { type: 'image/png' }),
    'photo.png',
  );
  return data;
}

const SMALLEST_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function readBody(answer: Response): Promise<{ body: unknown; isJson: boolean }> {
  const text = await answer.text();
  try {
    return { body: JSON.parse(text), isJson: true };
  } catch {
    return { body: text, isJson: false };
  }
}

function reasonOf(error: unknown): string {
  const { name, cause } = Object(error);
  if (name === 'TimeoutError') return `no answer within ${LIMIT_MS / 1000} s`;
  const code: unknown = Object(cause).code;
  return typeof code === 'string' ? `no connection (${code})` : 'the connection broke';
}
