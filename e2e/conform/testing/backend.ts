import { linkHash } from 'sandbox/people/link-hash';
import { openSandbox } from 'sandbox/testing/sandbox-under-test';
import { conform } from '../conform';
import { readCalls } from '../contract';
import type { CallRequest } from '../reads';
import { type Report, reportOf } from '../report';
import { serveLocally } from './local-server';

const calls = readCalls();
/** A customer with an active POWER TRAIN membership and an insurance claim. */
const PERSON = 'power-train-claim';

type Given = { origin?: string; token?: string; writes?: Readonly<Record<string, CallRequest>> };

/** Serves the sandbox, with all extensions, to runs of conform. */
export async function openBackend() {
  const sandbox = await openSandbox(undefined, 'all');
  const server = await serveLocally(sandbox.app);
  const customer = await sandbox.as(PERSON);
  const { person, vtgId, token: own } = customer;
  const known = {
    userId: person.id,
    vtgId,
    vtgNo: person.vtgNo ?? '',
    link: linkHash('member'),
    slug: 'PLUS5',
  };
  return {
    ...server,
    customer,
    dialects: sandbox.services.dialects,
    tokenOf: () => sandbox.tokenOf(PERSON),
    /** Runs conform as the customer and returns the report. */
    report: async ({ origin = server.address, token = own, writes = {} }: Given = {}) => {
      const target = { backend: server.address, origin, token };
      return reportOf(server.address, await conform({ target, calls, known, writes }));
    },
    /** Returns to the sandbox as it was. */
    restore: () => {
      server.change(undefined);
      sandbox.services.dialects.release();
    },
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}

export type Backend = Awaited<ReturnType<typeof openBackend>>;

export const lineOf = ({ calls: lines }: Report, id: string) =>
  lines.find(({ call }) => call === id);
export const deviating = ({ calls: lines }: Report): readonly string[] =>
  lines.filter(({ state }) => state === 'DEVIATES').map(({ call }) => call);
