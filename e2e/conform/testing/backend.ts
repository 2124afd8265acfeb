import { openConsole } from 'sandbox/console/testing/console-under-test';
import { linkHash } from 'sandbox/people/link-hash';
import { conform } from '../conform';
import { readCalls } from '../contract';
import type { CallRequest } from '../reads';
import { type Report, reportOf } from '../report';
import { serveLocally } from './local-server';

const calls = readCalls();
/** A customer with an active POWER TRAIN membership and an insurance claim. */
const PERSON = 'power-train-claim';

/** Calls whose answers contain values for other calls. */
const SOURCES: readonly string[] = ['getUser', 'getPkgs', 'getDealers', 'showProdsInsurance'];

type Given = {
  origin?: string;
  token?: string;
  writes?: Readonly<Record<string, CallRequest>>;
  /** Asks only this call and the calls that it needs, which is faster. */
  about?: string;
};

/** Serves the sandbox, with all extensions, to runs of conform. */
async function openBackend() {
  const sandbox = await openConsole();
  const { dialects } = sandbox.services;
  dialects.choose('all');
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
    dialects,
    tokenOf: async () => (await sandbox.as(PERSON)).token,
    /** Runs conform as the customer and returns the report. */
    report: async ({ origin = server.address, token = own, writes = {}, about }: Given = {}) => {
      const target = { backend: server.address, origin, token };
      const isAsked = (id: string) => about === undefined || [...SOURCES, about].includes(id);
      const asked = new Map([...calls].filter(([id]) => isAsked(id)));
      return reportOf(server.address, await conform({ target, calls: asked, known, writes }));
    },
    /** Returns to the sandbox as it was. */
    restore: () => {
      server.change(undefined);
      dialects.release();
      dialects.choose('all');
    },
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}

/** Opens one backend for all tests of a file, and returns it to its usual answers after each of them. */
export function backendOfFile(): Backend {
  const backend = {} as Backend;
  beforeAll(async () => {
    Object.assign(backend, await openBackend());
  });
  afterAll(() => backend.close());
  afterEach(() => backend.restore());
  return backend;
}

type Backend = Awaited<ReturnType<typeof openBackend>>;

export const lineOf = ({ calls: lines }: Report, id: string) =>
  lines.find(({ call }) => call === id);
export const deviating = ({ calls: lines }: Report): readonly string[] =>
  lines.filter(({ state }) => state === 'DEVIATES').map(({ call }) => call);
