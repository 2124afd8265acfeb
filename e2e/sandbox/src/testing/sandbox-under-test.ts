import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@shared/database/database';
import { memoryDatabase } from '@shared/database/testing/test-database';
import { seededTables } from '../database/seeded-tables';
import { createSandbox } from '../server';

/** Noon of 2026-11-20 in Korea. */
export const NOON = new Date('2026-11-20T03:00:00Z');
const ORIGIN = 'http://sandbox.test';

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

/**
 * Opens the sandbox at a fixed time, with functions that call it as an app does. The default is the strict contract
 * without extensions.
 */
export async function openSandbox(given?: Database) {
  const database = given ?? (await memoryDatabase(seededTables(() => NOON)));
  const uploads = mkdtempSync(join(tmpdir(), 'sandbox-uploads-'));
  const sandbox = await createSandbox({ database, now: () => NOON, uploads });

  const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await sandbox.app.request(`${ORIGIN}${path}`, init);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const body = isJson ? await answer.json() : {};
    return { status: answer.status, body, headers: answer.headers };
  };

  /** Calls without a token. */
  const visitor = callerOf(send, {});

  const tokenOf = async (key: string): Promise<string> => {
    const { connInfo } = await sandbox.services.accounts.signIn(key);
    const preAuth = await visitor.post('/auth/initSession');
    const { pre_auth_token } = preAuth.body['data'] as { pre_auth_token: string };
    const stored = await send('/api/v1App/users/storeToken', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-Pre-Auth-Token': pre_auth_token },
      body: JSON.stringify({ connInfo }),
    });
    return String(stored.body['token']);
  };

  return {
    ...sandbox,
    database,
    send,
    visitor,
    /** Returns a caller that is signed in as a seeded person. */
    as: async (key: string) => {
      const token = await tokenOf(key);
      const person = await sandbox.services.people.byKey(key);
      if (person === undefined) throw new RangeError(`nobody is called ${key}`);
      const [vehicle] = await sandbox.services.people.vehiclesOf(person.id);
      return {
        ...callerOf(send, { Authorization: `Bearer ${token}` }),
        token,
        person,
        vin: vehicle?.vin ?? '',
        vtgId: person.vtgId ?? '',
      };
    },
    close: async () => {
      await sandbox.close();
      rmSync(uploads, { recursive: true, force: true });
    },
  };
}

/**
 * Opens one sandbox for all tests of a file. Before each of them it is reset, and a person signs in. Returns the sandbox
 * and the calls of this person.
 */
export function sandboxOfFile() {
  const sandbox = {} as SandboxUnderTest;
  const caller = {} as Caller;
  beforeAll(async () => {
    Object.assign(sandbox, await openSandbox());
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await sandbox.services.reset();
    Object.assign(caller, await sandbox.as('new-customer'));
  });
  return { sandbox, caller };
}

export type SandboxUnderTest = Awaited<ReturnType<typeof openSandbox>>;
export type Caller = Awaited<ReturnType<SandboxUnderTest['as']>>;

type Send = (path: string, init?: RequestInit) => Promise<Answer>;

const callerOf = (send: Send, headers: Record<string, string>) => {
  const withBody =
    (method: string) =>
    (path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer> =>
      send(`/api/v1App${path}`, {
        method,
        headers: {
          ...headers,
          ...more,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
  return {
    get: (path: string) => send(`/api/v1App${path}`, { headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    /** Uploads a photo with the fields that name it. */
    upload: (bytes: readonly number[] | Uint8Array, fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const file = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
      body.set('file', file, '../../etc/photo.jpg');
      return send('/api/v1App/atts', { method: 'POST', headers, body });
    },
  };
};
